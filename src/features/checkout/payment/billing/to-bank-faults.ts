/** Faults of an account by the names of its fields in the form: 'iban' is 'bank.iban' there. */
export function toBankFaults(faults: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).map(([name, code]) => [`bank.${name}`, code]));
}
