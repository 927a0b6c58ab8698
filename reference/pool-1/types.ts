/** Where an energy figure comes from (2.3). The first two are observed, the last is not. */
export type Grade = 'HwShunt' | 'ModelBased' | 'Estimator';

/** An energy figure: microjoules with the grade of whatever produced them (2.3). */
export interface Energy {
  readonly uj: bigint;
  readonly grade: Grade;
}

/** A node of the entitlement tree (2.1). */
export interface Entitlement {
  readonly id: string;
  /** The parent's id; absent for a root. */
  readonly parent?: string;
  /** Microjoules it is owed and may always spend, 0 to 2^64 - 1. */
  readonly guaranteeUj: bigint;
  /** Devices it is owed and may always occupy, 0 to 2^32 - 1. */
  readonly guaranteeDevices: number;
  /** Its part of a parent's surplus, relative to all under that parent; 0 never borrows. */
  readonly overQuotaWeight: number;
  /** Ceiling in microjoules that counts what is borrowed; absent is no ceiling, 0 is a ceiling. */
  readonly limitUj?: bigint;
  /** Declared ordering, used only where evidence is absent (5.2). */
  readonly priority: number;
}

/** A request for capacity for a gang whose members start together (2.4). */
export interface Claim {
  readonly id: string;
  readonly entitlement: string;
  readonly gangSize: number;
  readonly devicesPerMember: number;
  /** The whole gang's energy, never a member's. */
  readonly estimate: Energy;
  /** What the operator says this work is comparable to (2.6); absent where nothing is said. */
  readonly class?: string;
}

/** True where a meter or a calibrated host model stands behind the figure (2.3). */
export function isObserved(grade: Grade): boolean {
  return grade !== 'Estimator';
}
