/** The folders that may share a rule: a feature, a trade of the api, a port, or a folder of `src`. What a port promises counts apart from its adapters. */
const folderOf = (path: string) =>
  /^src\/ports\/[^/]+\/[^/]+-port(?=\.ts$)/.exec(path)?.[0] ??
  /^src\/(?:(?:features|api|ports)\/)?[^/]+/.exec(path)?.[0] ??
  path;

/** They put features together, so they may import what lies in one of them. */
const putsTogether = /^src\/(api\/|app$|main$|gallery$)/;

/**
 * Rules of the domain that one folder alone uses, which belong there. A rule that another rule of the domain needs is used by everybody who
 * uses that one. A folder that puts features together is not a second one if it imports the first anyway.
 */
export function findDomainFaults(imports: readonly (readonly [from: string, to: string])[]): string[] {
  const usersOf = new Map<string, string[]>();
  const knows = new Set<string>();
  for (const [from, to] of imports) {
    usersOf.set(to, [...(usersOf.get(to) ?? []), from]);
    knows.add(`${folderOf(from)} ${folderOf(to)}`);
  }
  const isRule = (path: string) => path.startsWith('src/domain/');

  function addFolders(rule: string, folders: Set<string>, seen: Set<string>): void {
    if (seen.has(rule)) return;
    seen.add(rule);
    for (const user of usersOf.get(rule) ?? []) {
      if (isRule(user)) addFolders(user, folders, seen);
      else folders.add(folderOf(user));
    }
  }

  return [...usersOf.keys()]
    .filter(isRule)
    .sort()
    .flatMap((rule) => {
      const folders = new Set<string>();
      addFolders(rule, folders, new Set());
      const owner = [...folders].find((folder) =>
        [...folders].every(
          (other) => other === folder || (putsTogether.test(other) && knows.has(`${other} ${folder}`)),
        ),
      );
      return owner === undefined ? [] : [`${rule}: only ${owner} uses it, move it there`];
    });
}
