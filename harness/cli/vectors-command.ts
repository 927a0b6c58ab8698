import { Command } from 'commander';
import { vectorsEmitCommand } from './vectors-emit-command.js';
import { vectorsKeygenCommand, vectorsSignCommand } from './vectors-key-commands.js';
import { vectorsRunCommand } from './vectors-run-command.js';
import { vectorsVerifyCommand } from './vectors-verify-command.js';

/**
 * `poolproof vectors`: the scenarios as signed data.
 *
 * @param program whose way of leaving the subcommands share
 */
export function vectorsCommand(done: (exitCode: number) => void, program: Command): Command {
  const vectors = new Command('vectors')
    .description('the scenarios as signed data, for those who do not run this suite')
    .copyInheritedSettings(program);
  for (const command of [
    vectorsEmitCommand(),
    vectorsVerifyCommand(done),
    vectorsRunCommand(done),
    vectorsSignCommand(),
    vectorsKeygenCommand(),
  ]) {
    vectors.addCommand(command.copyInheritedSettings(vectors));
  }
  return vectors;
}
