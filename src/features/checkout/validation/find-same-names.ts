interface Named {
  readonly fname: string;
  readonly lname: string;
}

/**
 * Returns the indexes of people with the same first and last name as somebody before them (VALID-037). Ignores letter case
 * and blanks (checkout X-076), and people without a name.
 */
export function findSameNames(people: readonly Named[]): number[] {
  const names = people.map(({ fname, lname }) => `${fold(fname)} ${fold(lname)}`);
  return names.flatMap((name, at) => (name.trim() !== '' && names.indexOf(name) < at ? [at] : []));
}

function fold(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
