import { commitments } from '../../../reference/arc-004/commitments.js';
import { decideRequest } from '../../../reference/arc-004/decide-request.js';
import {
  type InputFault,
  reservationFault,
  rowFault,
} from '../../../reference/arc-004/input-fault.js';
import { type AdapterTable, RpcFailure } from '../contract/adapter.js';
import { INVALID_PARAMS } from '../contract/connection.js';
import type { ReferenceStandard } from '../serving/reference-adapter.js';
import {
  type CommitmentsParams,
  commitmentsToWire,
  type DecideParams,
  decisionToWire,
  reservationsFromWire,
  rowFromWire,
  timeFromWire,
} from './wire.js';

/** Both keep nothing: all that they answer follows from their params. */
const methods: AdapterTable = {
  'arc.decide': (params) => {
    const row = rowFromWire(params as unknown as DecideParams);
    refuse(rowFault(row));
    return decisionToWire(decideRequest(row));
  },

  'arc.commitments': (params) => {
    const { reservations: list, at } = params as unknown as CommitmentsParams;
    const reservations = reservationsFromWire(list);
    refuse(reservationFault(reservations));
    return commitmentsToWire(commitments(reservations, timeFromWire(at, '/at')));
  },
};

/** @throws RpcFailure where there is a fault */
function refuse(fault: InputFault | undefined): void {
  if (fault !== undefined) {
    throw new RpcFailure(INVALID_PARAMS, `${fault.member} ${fault.message}`);
  }
}

/** The reference implementation of arc-004/1 behind the protocol. */
const reference: ReferenceStandard = {
  description: { id: 'arc-004/1', modules: ['core'] },
  createMethods: () => methods,
};

export default reference;
