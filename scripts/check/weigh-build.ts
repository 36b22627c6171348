import {
  bootSource,
  designSource,
  hydrationSource,
  type Manifest,
  requireChunk,
  themeSource,
} from '../../src/server/files/build-manifest.server.ts';

/** Weight of what one page loads, in bytes as they travel (brotli for text, as it is for fonts). */
export interface PageWeight {
  readonly page: string;
  /** Before the visitor does anything. */
  readonly scriptAtFirst: number;
  readonly scriptInAll: number;
  readonly style: number;
  readonly fonts: number;
}

export interface PageSources {
  readonly brandKeys: readonly string[];
  /** Source of each view, by its name: its style sheets are those of the page. */
  readonly views: Readonly<Record<string, string>>;
  /** Sources that React needs to hydrate a served page. */
  readonly listServed: (view: string) => readonly string[];
  /** Sources of the texts that a view shows, language by language; a visitor has one, so the heaviest counts. */
  readonly listTexts: (view: string) => readonly (readonly string[])[];
}

/** Modules that the boot script loads on demand, by the views that can need them. */
const onlyForViews: Readonly<Record<string, readonly string[]>> = {
  'src/content-modules/hero-slider/run-slider.ts': ['content'],
  // For editors only.
  'src/app/render-edit-marks.ts': [],
  'src/app/stay-in-preview.ts': [],
  // When a phone is turned, long after the page has come.
  'src/app/follow-width.ts': [],
  'src/content-modules/last-search-teaser/show-last-search.ts': ['content'],
};

/**
 * Weighs every view in every brand.
 * At first: the boot script with all that it imports, on demand or not, short of React's entry and of what the view has
 * no use for. In all: React's entry,
 * the view and one language on top. Fonts: those that the brand's stylesheet names for Latin letters.
 * @param weigh bytes on the wire of a built file
 * @param readStyle text of a built stylesheet
 */
export function weighPages(
  manifest: Manifest,
  sources: PageSources,
  weigh: (file: string) => number,
  readStyle: (file: string) => string,
): PageWeight[] {
  const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + weigh(file), 0);
  return sources.brandKeys.flatMap((brandKey) =>
    Object.entries(sources.views).map(([view, source]) => {
      const atFirst = collectScripts(manifest, [bootSource, ...listOnDemand(manifest, view)]);
      const inAll = new Set([
        ...atFirst,
        ...collectScripts(manifest, [hydrationSource, ...sources.listServed(view)]),
      ]);
      const languages = sources.listTexts(view).map((pieces) => total(collectScripts(manifest, pieces)));
      const styles = collectStyles(manifest, [designSource, themeSource(brandKey), hydrationSource, source]);
      const fonts = [...styles].flatMap((file) => listLatinFonts(readStyle(file)));
      return {
        page: `${view} of ${brandKey}`,
        scriptAtFirst: total(atFirst),
        scriptInAll: total(inAll) + Math.max(0, ...languages),
        style: total(styles),
        fonts: total(new Set(fonts)),
      };
    }),
  );
}

function listOnDemand(manifest: Manifest, view: string): string[] {
  return (requireChunk(manifest, bootSource).dynamicImports ?? []).filter(
    (imported) => imported !== hydrationSource && (onlyForViews[imported]?.includes(view) ?? true),
  );
}

function collectScripts(manifest: Manifest, sources: readonly string[]): Set<string> {
  const chunks = collectChunks(manifest, sources);
  return new Set(
    [...chunks].map((key) => requireChunk(manifest, key).file).filter((file) => file.endsWith('.js')),
  );
}

function collectStyles(manifest: Manifest, sources: readonly string[]): Set<string> {
  const chunks = [...collectChunks(manifest, sources)].map((key) => requireChunk(manifest, key));
  return new Set(
    chunks.flatMap(({ file, css = [] }) => [file, ...css]).filter((file) => file.endsWith('.css')),
  );
}

/** A chunk and all that it imports at once. */
function collectChunks(
  manifest: Manifest,
  sources: readonly string[],
  found = new Set<string>(),
): Set<string> {
  for (const source of sources) {
    if (found.has(source)) continue;
    found.add(source);
    collectChunks(manifest, requireChunk(manifest, source).imports ?? [], found);
  }
  return found;
}

/** Font files whose range has the letter A, or that give no range. */
function listLatinFonts(style: string): string[] {
  const faces = style.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return faces
    .filter((face) => !/unicode-range/i.test(face) || /u\+(0000-00ff|0-ff|\?\?|0+20-)/i.test(face))
    .flatMap((face) => [...face.matchAll(/url\(["']?\/?([^"')]+\.woff2)/g)].map(([, file = '']) => file))
    .map((file) => file.replace(/^(\.\.?\/)+/, 'assets/').replace(/^assets\/assets\//, 'assets/'));
}
