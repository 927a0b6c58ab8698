import type { Mutant } from '../mutant.js';
import { attributionMutants } from './attribution.js';
import { authenticityMutants } from './authenticity.js';
import { borrowingMutants } from './borrowing.js';
import { canonicityMutants } from './canonicity.js';
import { chainMutants } from './chain.js';
import { doorMutants } from './door.js';
import { estimationMutants } from './estimation.js';
import { gangMutants } from './gangs.js';
import { gradeMutants } from './grades.js';
import { guaranteeMutants } from './guarantee.js';
import { idleMutants } from './idle.js';
import { insideTheGuaranteeMutants } from './inside-the-guarantee.js';
import { ledgerEventMutants } from './ledger-events.js';
import { neverFitsMutants } from './never-fits.js';
import { orderMutants } from './order.js';
import { preemptionMutants } from './preemption.js';
import { queueAndDenyMutants } from './queue-and-deny.js';
import { reasonMutants } from './reasons.js';
import { refusalMutants } from './refusal.js';
import { reservationMutants } from './reservation.js';
import { restartMutants } from './restart.js';
import { sealMutants } from './seal.js';
import { shareMutants } from './share.js';
import { surplusMutants } from './surplus.js';
import { verdictMutants } from './verdict.js';
import { witnessMutants } from './witness.js';

/** Every defect of pool/1 that the scenarios must catch, in the order of the standard. */
export const mutants: readonly Mutant[] = [
  ...guaranteeMutants,
  ...surplusMutants,
  ...shareMutants,
  ...gradeMutants,
  ...doorMutants,
  ...gangMutants,
  ...attributionMutants,
  ...estimationMutants,
  ...idleMutants,
  ...reservationMutants,
  ...orderMutants,
  ...refusalMutants,
  ...insideTheGuaranteeMutants,
  ...borrowingMutants,
  ...queueAndDenyMutants,
  ...neverFitsMutants,
  ...reasonMutants,
  ...verdictMutants,
  ...preemptionMutants,
  ...restartMutants,
  ...ledgerEventMutants,
  ...chainMutants,
  ...sealMutants,
  ...authenticityMutants,
  ...canonicityMutants,
  ...witnessMutants,
];
