import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

type Paths = string | string[] | undefined;

/**
 * Imports of style sheets that break an import rule; the cruiser reads no style sheet.
 * @param imports paths of files and of the style sheets that they import
 * @param rules of .dependency-cruiser.cjs; those that are about more than two paths (cycles) are left out
 */
export function findStyleImportFaults(
  imports: readonly (readonly [from: string, to: string])[],
  rules: readonly IRegularForbiddenRuleType[],
): string[] {
  const ofPaths = rules.filter(({ to }) => to.path !== undefined || to.pathNot !== undefined);
  return imports.flatMap(([from, to]) =>
    ofPaths
      .filter((rule) => isBroken(rule, from, to))
      .map(({ name }) => `${from} imports ${to}, against the rule ${name}`),
  );
}

function isBroken(rule: IRegularForbiddenRuleType, from: string, to: string): boolean {
  if (rule.to.circular !== undefined || rule.to.couldNotResolve !== undefined) return false;
  const importer = matchAny(rule.from.path, from);
  if (importer === null || isExcepted(rule.from.pathNot, from)) return false;
  const fillIn = (pattern: string) => pattern.replace(/\$(\d)/g, (_, group) => importer[Number(group)] ?? '');
  return (
    matchAny(mapPaths(rule.to.path, fillIn), to) !== null &&
    !isExcepted(mapPaths(rule.to.pathNot, fillIn), to)
  );
}

/** Without a pattern every path matches. */
const matchAny = (paths: Paths, path: string) => new RegExp([paths ?? ''].flat().join('|')).exec(path);

const isExcepted = (paths: Paths, path: string) => paths !== undefined && matchAny(paths, path) !== null;

const mapPaths = (paths: Paths, map: (pattern: string) => string): Paths =>
  paths === undefined ? undefined : [paths].flat().map(map);
