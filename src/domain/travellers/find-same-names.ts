interface Named {
  readonly fname: string;
  readonly lname: string;
}

/**
 * Returns the indexes of people with the same first and last name as somebody before them (VALID-037). Ignores letter case
 * and blanks (checkout X-076), and people without a name.
 */
export function findSameNames(people: readonly Named[]): number[] {
  const names = people.map(({ fname, lname }) => foldName(fname, lname));
  return names.flatMap((name, at) => (name.trim() !== '' && names.indexOf(name) < at ? [at] : []));
}

/** A person's name as it is compared: without differences in letter case and blanks (checkout X-076). */
export function foldName(firstName: string, lastName: string): string {
  return `${fold(firstName)} ${fold(lastName)}`;
}

function fold(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
