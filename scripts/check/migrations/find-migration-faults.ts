/** From this number on each migration says whether processes of the release before it bear it; those that earlier ones do not bear are in the list. */
const firstMarked = 182;

/** Where operators read which migrations stop old processes. */
export const updateGuide = 'docs/deploy.md';

/**
 * Finds migrations that do not say in their first line whether processes of the release before bear them, and those that are not borne and missing
 * in the list of `docs/deploy.md`: an update without a pause would fail without a word.
 * @param migrations text by file name
 * @param guide text of `docs/deploy.md`
 */
export function findMigrationFaults(
  migrations: ReadonlyMap<string, string>,
  guide: string,
): readonly string[] {
  const listed = new Set([...guide.matchAll(/^\| (\d{4}) +\|/gm)].map(([, number]) => number ?? ''));
  const faults: string[] = [];
  const notBorne = new Set<string>();
  for (const [name, sql] of migrations) {
    const number = name.slice(0, 4);
    if (Number(number) < firstMarked) {
      if (listed.has(number)) notBorne.add(number);
      continue;
    }
    const [, no, why] = /^-- (not )?bearable: (\S.*)/.exec(sql) ?? [];
    if (why === undefined)
      faults.push(
        `${name}: begin it with "-- bearable: why" or "-- not bearable: what a process of the release before it does"`,
      );
    else if (no !== undefined) {
      notBorne.add(number);
      if (!listed.has(number))
        faults.push(`${name}: add what an old process does to the table in ${updateGuide}`);
    }
  }
  for (const number of listed)
    if (!notBorne.has(number))
      faults.push(`${updateGuide}: ${number} is no migration that stops old processes`);
  return faults;
}
