/** Switches for the faults of an embedded part. The part reads `faults` at each call. */
export function createFaultSwitches<Call extends string, Fault>(faults: Partial<Record<Call, Fault>>) {
  return {
    list: () => ({ ...faults }),
    turn(call: Call, fault: Fault | undefined) {
      if (fault === undefined) delete faults[call];
      else Object.assign(faults, { [call]: fault });
    },
  };
}
