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
    const found = candidate.pattern.exec(pathname);
    if (found === null) continue;
    const params = found.groups ?? {};
    if (params._locale !== undefined && !locales.includes(params._locale)) return null;
    return { name: candidate.name, kind: candidate.kind, params: { ...params } };
  }
  return null;
}

type ParameterName = keyof typeof parameterShapes;

/** A path shape taken apart once: texts at even places, parameter names between them. */
type PathPieces = readonly string[];

interface LinkPlan {
  /** Shapes of the route, the one with the most parameters first. */
  readonly shapes: readonly PathPieces[];
  readonly defaults: Readonly<Record<string, string>>;
}

const parameterTests = Object.fromEntries(
  Object.entries(parameterShapes).map(([name, shape]) => [name, new RegExp(`^${shape}$`)]),
) as Record<ParameterName, RegExp>;

const linkPlans = Object.fromEntries(
  (Object.keys(routes) as RouteName[]).map((name) => [name, planLinks(name)]),
) as Record<RouteName, LinkPlan>;

function planLinks(name: RouteName): LinkPlan {
  const route = routes[name];
  const shapes = route.paths.map((shape) => shape.split(/[{}]/)).sort((a, b) => b.length - a.length);
  return { shapes, defaults: 'defaults' in route ? route.defaults : {} };
}

/**
 * The path of a route with its parameters filled in, and the query appended in the order given.
 * @throws when a parameter is missing or does not have the shape the table demands: a link that would not match its own route is a bug.
 */
export function buildPath<Name extends RouteName>(
  name: Name,
  params: RouteParameters<Name>,
  query?: Query,
): string {
  const { shapes, defaults } = linkPlans[name];
  const values: Readonly<Record<string, string | number | undefined>> = params;
  const readParameter = (parameter: string) => values[parameter] ?? defaults[parameter];
  const pieces = shapes.find((shape) =>
    shape.every((piece, at) => at % 2 === 0 || readParameter(piece) !== undefined),
  );
  if (pieces === undefined) throw new Error(`Route ${name}: a parameter is missing`);
  let path = '';
  for (const [at, piece] of pieces.entries()) {
    path +=
      at % 2 === 0 ? piece : requireParameter(name, piece as ParameterName, String(readParameter(piece)));
  }
  return query === undefined ? path : path + buildQuery(query);
}

function requireParameter(route: RouteName, parameter: ParameterName, value: string): string {
  if (!parameterTests[parameter].test(value))
    throw new Error(`Route ${route}: '${value}' is no valid ${parameter}`);
  return value;
}

const localeSegment = /^\/[a-z]{2}-[a-z]{2}(?=[/?#]|$)/;

/** The same page under another locale: the first segment of its path. A path without a locale stays as it is. */
export function replaceLocale(path: string, locale: string): string {
  return path.replace(localeSegment, `/${locale}`);
}

/** What follows the locale in a path; '' for a path without one, whose place under a locale is its home page. */
export function dropLocale(path: string): string {
  return localeSegment.test(path) ? path.replace(localeSegment, '') : '';
}

/** A locale segment as a language tag: `de-de` is `de-DE`. */
export function toLanguageTag(locale: string): string {
  const [language, region = ''] = locale.split('-');
  return `${language}-${region.toUpperCase()}`;
}

/** Query string with leading `?`, or '' when nothing is set; null, undefined and empty lists are left out, lists repeat the key. */
export function buildQuery(query: Query): string {
  let text = '';
  for (const [key, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) {
      text += `${text === '' ? '?' : '&'}${encodeForm(key)}=${encodeForm(String(item))}`;
    }
  }
  return text;
}

/** As forms encode it. Nearly all that we write needs no encoding, and a page has hundreds of links. */
function encodeForm(text: string): string {
  return /^[\w*.-]*$/.test(text) ? text : new URLSearchParams({ '': text }).toString().slice(1);
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
