import { join } from 'node:path';

/** The parts of the bundler's module graph that grouping reads. */
export interface ModuleGraph {
  getModuleInfo(id: string): ModuleLinks | null;
}

interface ModuleLinks {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface Reached {
  readonly boot: ReadonlySet<string>;
  readonly frame: ReadonlySet<string>;
  readonly views: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Puts modules into few chunks. By default the bundler makes one for every set of pages that share a module, some fifty a
 * page; text compresses far better in one piece, and a piece costs a request.
 * - `frame` is what every page loads, and what at least four pages share. Icons are imported file by file: out of the module
 *   that lists them all, each would count as shared by every view.
 *   The page of defaults belongs to it, too: the boot script reads only single numbers of it, which the bundler inlines.
 * - `checkout` is what at least four views share of which all come after the choice of an offer, or sell a voucher or end a contract: who
 *   only looks around does not load it.
 * - `search` is what at least four views share that have the search form: who has chosen a trip does not load it.
 * - `fields` is the same as `checkout` with the pages of content that have forms: fields and their errors.
 * - The pages of a booked trip count as one view: what only they share is `trips`.
 * - Everything else that several views share is grouped by the views that share it, what only one needs by that one.
 * - Code that the boot script needs before React, and code that loads on click, stays as the bundler groups it.
 * @param projectDir absolute
 */
export function groupChunks(projectDir: string) {
  const app = (file: string) => join(projectDir, 'src/app', file);
  const defaults = join(projectDir, 'src/defaults.ts');
  let reached: Reached | null = null;

  function resolveChunkName(id: string, graph: ModuleGraph): string | null {
    reached ??= findReached(graph, app);
    if (id === defaults) return 'frame';
    if (reached.boot.has(id)) return null;
    // The bundler's own few lines, which React's packages need: in a chunk of their own they would be a request of every page.
    if (id === bundlerRuntime) return 'frame';
    if (reached.frame.has(id)) return id === app('entry.client.tsx') ? null : 'frame';
    const views = joinTripPages(
      withoutDoubles([...reached.views].filter(([, modules]) => modules.has(id)).map(([view]) => view)),
    );
    if (views.length >= 4) {
      if (views.every(hasSearchForm)) return 'search';
      if (!views.every((view) => isOfCheckout(view) || isOfForms(view))) return 'frame';
      return views.some(isOfForms) ? 'fields' : 'checkout';
    }
    return views.length === 0 || views.includes(id) ? null : views.map(toViewName).sort().join('-');
  }
  return { includeDependenciesRecursively: false, groups: [{ name: resolveChunkName, debugName: 'views' }] };
}

function findReached(graph: ModuleGraph, app: (file: string) => string): Reached {
  const onDemand = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const entry = app('entry.client.tsx');
  const boot = app('boot.ts');
  return {
    boot: reach(graph, [boot, ...onDemand(boot).filter((id) => id !== entry)]),
    frame: reach(graph, [entry]),
    views: new Map(onDemand(app('views.ts')).map((view) => [view, reach(graph, [view])])),
  };
}

/** Modules with all that they import at once. */
function reach(graph: ModuleGraph, roots: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

const bundlerRuntime = '\0rolldown/runtime.js';

/** A view as it is served and as it is come to counts once: what both need is what the served one needs. */
function withoutDoubles(views: readonly string[]): readonly string[] {
  const has = (file: string) => views.some((view) => view.endsWith(`/${file}`));
  const doubles = has('served-content-page.tsx')
    ? ['/content-page.tsx', '/forms-page.tsx', '/served-forms-page.tsx']
    : // A page with forms has all that a page without has.
      has('content-page.tsx') || has('served-forms-page.tsx')
      ? ['/forms-page.tsx']
      : // A change of a trip is paid for as a link is.
        has('payment-link-view.tsx')
        ? ['/payment-of-change-view.tsx']
        : [];
  return views.filter((view) => !doubles.some((double) => view.endsWith(double)));
}

/** Several pages of a booked trip count once, together. */
function joinTripPages(views: readonly string[]): readonly string[] {
  const others = views.filter((view) => !isOfTrip(view));
  return views.length - others.length < 2 ? views : [...others, tripPages];
}

const tripPages = '/features/booking/trips-page.tsx';

function isOfTrip(view: string): boolean {
  return /[\\/](features[\\/]booking[\\/](my-trips|changes|cancellation|notice-page|reviews)[\\/].*-page|payment-of-change-view)\.tsx$/.test(
    view,
  );
}

function isOfCheckout(view: string): boolean {
  return /[\\/](features[\\/](checkout|booking|vouchers|withdrawal)[\\/]|app[\\/]pages[\\/](checkout|voucher|payment)-)/.test(
    view,
  );
}

/** Lists, places, and pages of content. */
function hasSearchForm(view: string): boolean {
  return /[\\/]((served-)?(content|forms)-page|results-view|places-page|destination-view)\.tsx$/.test(view);
}

function isOfForms(view: string): boolean {
  return view.endsWith('/served-forms-page.tsx');
}

/** `…/pages/results-view.tsx` and `…/places/places-page.tsx` → `results` and `places`. */
function toViewName(id: string): string {
  return id.replace(/^.*[\\/]/, '').replace(/-(page|view)\.tsx$/, '');
}
