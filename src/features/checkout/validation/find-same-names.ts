interface Named {
  readonly fname: string;
  readonly lname: string;
}

/**
 * Places in the list of those who bear the name of somebody before them (VALID-037). Letter case and blanks do not tell
 * people apart (checkout X-076); who has no name yet is nobody's namesake.
 */
export function findSameNames(people: readonly Named[]): number[] {
  const names = people.map(({ fname, lname }) => `${fold(fname)} ${fold(lname)}`);
  return names.flatMap((name, at) => (name.trim() !== '' && names.indexOf(name) < at ? [at] : []));
}

function fold(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
