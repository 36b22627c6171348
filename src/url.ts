import { parameterShapes, type RouteKind, type RouteName, routes } from './routes.ts';

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

type PathsOf<Name extends RouteName> = (typeof routes)[Name]['paths'][number];
type DefaultsOf<Name extends RouteName> = (typeof routes)[Name] extends { defaults: infer D }
  ? keyof D
  : never;
type RequiredOf<Name extends RouteName> = Exclude<
  ParameterNames<(typeof routes)[Name]['paths'][0]>,
  DefaultsOf<Name>
>;

/** Parameters a link to the route needs; those of a second path shape and those with a default are optional. */
export type RouteParameters<Name extends RouteName> = Record<RequiredOf<Name>, string | number> &
  Partial<Record<Exclude<ParameterNames<PathsOf<Name>>, RequiredOf<Name>>, string | number>>;

export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

export interface RouteMatch {
  readonly name: RouteName;
  readonly kind: RouteKind;
  readonly params: Readonly<Record<string, string>>;
}

interface CompiledPath {
  readonly name: RouteName;
  readonly kind: RouteKind;
  readonly shape: string;
  readonly pattern: RegExp;
  readonly rank: number;
}

const parameterPattern = /\{([A-Za-z_]+)\}/g;

function compilePath(name: RouteName, shape: string): CompiledPath {
  const source = shape
    .replaceAll('.', '\\.')
    .replace(parameterPattern, (_whole, parameter: keyof typeof parameterShapes) => {
      return `(?<${parameter}>${parameterShapes[parameter]})`;
    });
  return { name, kind: routes[name].kind, shape, pattern: new RegExp(`^${source}$`), rank: rankPath(shape) };
}

/** Fixed paths win over patterns, patterns over the content slug (ROUTE-008, ROUTE-012). */
function rankPath(shape: string): number {
  if (shape.endsWith('/{slug}')) return 2;
  return /\{(?!_locale)/.test(shape) ? 1 : 0;
}

const compiledPaths: readonly CompiledPath[] = (Object.keys(routes) as RouteName[])
  .flatMap((name) => routes[name].paths.map((shape) => compilePath(name, shape)))
  .sort((a, b) => a.rank - b.rank);

/**
 * The route a pathname belongs to, or null when no route has that shape or the locale segment is not allowed.
 * @param pathname percent-encoded path without query
 * @param locales locale segments the site serves (ROUTE-002)
 */
export function matchPath(pathname: string, locales: readonly string[]): RouteMatch | null {
  for (const candidate of compiledPaths) {
    const params = candidate.pattern.exec(pathname)?.groups ?? (candidate.pattern.test(pathname) ? {} : null);
    if (params === null) continue;
    if (params._locale !== undefined && !locales.includes(params._locale)) return null;
    return { name: candidate.name, kind: candidate.kind, params: { ...params } };
  }
  return null;
}

/**
 * The path of a route with its parameters filled in, and the query appended in the order given.
 * @throws when a parameter is missing or does not have the shape the table demands: a link that would not match its own route is a bug.
 */
export function buildPath<Name extends RouteName>(
  name: Name,
  params: RouteParameters<Name>,
  query: Query = {},
): string {
  const values: Record<string, string | number | undefined> = { ...findDefaults(name), ...params };
  const shape = choosePathShape(name, values);
  const path = shape.replace(parameterPattern, (_whole, parameter: keyof typeof parameterShapes) => {
    const value = String(values[parameter] ?? '');
    if (!new RegExp(`^${parameterShapes[parameter]}$`).test(value)) {
      throw new Error(`Route ${name}: '${value}' is no valid ${parameter}`);
    }
    return value;
  });
  return path + buildQuery(query);
}

function findDefaults(name: RouteName): Readonly<Record<string, string>> {
  const route = routes[name];
  return 'defaults' in route ? route.defaults : {};
}

/** The longest shape whose parameters are all given: the slug shape when a slug is, the bare one when not. */
function choosePathShape(name: RouteName, values: Record<string, unknown>): string {
  const shapes: readonly string[] = routes[name].paths;
  const complete = shapes.filter((shape) =>
    [...shape.matchAll(parameterPattern)].every(([, parameter]) => values[parameter ?? ''] !== undefined),
  );
  return complete.sort((a, b) => b.length - a.length)[0] ?? routes[name].paths[0];
}

/** Query string with leading `?`, or '' when nothing is set; null, undefined and empty lists are left out, lists repeat the key. */
export function buildQuery(query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, String(item));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** Path shapes of a route in the server's notation (`:name`), for registering handlers. */
export function listServerPaths(name: RouteName): string[] {
  return routes[name].paths.map((shape) =>
    shape.replace(
      parameterPattern,
      (_whole, parameter: keyof typeof parameterShapes) => `:${parameter}(^${parameterShapes[parameter]})`,
    ),
  );
}
