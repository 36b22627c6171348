/** The rooms of the house: a feature, a trade of the api, a port, or a folder of `src`. What a port promises counts apart from its adapters. */
const roomOf = (path: string) =>
  /^src\/ports\/[^/]+\/[^/]+-port(?=\.ts$)/.exec(path)?.[0] ??
  /^src\/(?:(?:features|api|ports)\/)?[^/]+/.exec(path)?.[0] ??
  path;

/** They put features together, so they may import what lies in one of them. */
const putsTogether = /^src\/(api\/|app$|main$|gallery$)/;

/**
 * Rules of the domain that one room alone uses, which belong there. A rule that another rule of the domain needs is used by everybody who
 * uses that one. A room that puts features together is not a second one if it imports the first anyway.
 */
export function findDomainFaults(imports: readonly (readonly [from: string, to: string])[]): string[] {
  const usersOf = new Map<string, string[]>();
  const knows = new Set<string>();
  for (const [from, to] of imports) {
    usersOf.set(to, [...(usersOf.get(to) ?? []), from]);
    knows.add(`${roomOf(from)} ${roomOf(to)}`);
  }
  const isRule = (path: string) => path.startsWith('src/domain/');

  function addRooms(rule: string, rooms: Set<string>, seen: Set<string>): void {
    if (seen.has(rule)) return;
    seen.add(rule);
    for (const user of usersOf.get(rule) ?? []) {
      if (isRule(user)) addRooms(user, rooms, seen);
      else rooms.add(roomOf(user));
    }
  }

  return [...usersOf.keys()]
    .filter(isRule)
    .sort()
    .flatMap((rule) => {
      const rooms = new Set<string>();
      addRooms(rule, rooms, new Set());
      const owner = [...rooms].find((room) =>
        [...rooms].every(
          (other) => other === room || (putsTogether.test(other) && knows.has(`${other} ${room}`)),
        ),
      );
      return owner === undefined ? [] : [`${rule}: only ${owner} uses it, move it there`];
    });
}
