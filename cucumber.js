// For `npx cucumber-js`, as editors call it. The command line of poolproof does not read this file.
export default {
  loader: ['ts-node/esm'],
  import: ['steps/hooks.ts', 'steps/**/*.ts'],
  format: ['progress'],
};
