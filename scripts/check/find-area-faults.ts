import { posix } from 'node:path';
import { findTextArea, type TextsArea } from '../../src/texts/text-areas.ts';
import type { SourceFile } from './find-text-faults.ts';

/** A view with the areas of texts that it loads. */
export interface ViewTexts {
  readonly view: string;
  /** The view's source, like `path` of the sources. */
  readonly source: string;
  readonly areas: readonly TextsArea[];
}

/** What is imported, at once or on demand; types are not. */
const imported =
  /^(?:import|export)\s+(?!type\s)(?:[^;'"]*?\sfrom\s+)?['"](?<now>\.[^'"]+)['"]|\bimport\(['"](?<later>\.[^'"]+)['"]\)/gm;
const literal = /(['"`])(?<id>[A-Za-z]\w*\.[\w.]*)(?:\1|\$\{)/g;

/**
 * Texts that a view, or what it loads later, may look up without loading their area: there it would throw. One sentence each.
 * @param ids of all texts
 */
export function findAreaFaults(
  views: readonly ViewTexts[],
  sources: readonly SourceFile[],
  ids: readonly string[],
): string[] {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const words = new Set(ids.map((id) => id.split('.', 1)[0] ?? ''));
  return views.flatMap(({ view, source, areas }) => {
    const faults = [...reach(source, texts)].flatMap((path) =>
      [...(texts.get(path) ?? '').matchAll(literal)]
        .map(({ groups }) => groups?.id ?? '')
        .filter((id) => ids.includes(id) || (id.endsWith('.') && words.has(id.split('.', 1)[0] ?? '')))
        .filter((id) => !areas.includes(findTextArea(id)))
        .map(
          (id) => `${path}: '${id}' is of the area ${findTextArea(id)}, which the view ${view} does not load`,
        ),
    );
    return [...new Set(faults)];
  });
}

function reach(source: string, texts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [source];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path) || path.includes('.server.') || !texts.has(path)) continue;
    found.add(path);
    for (const { groups } of (texts.get(path) ?? '').matchAll(imported)) {
      open.push(posix.join(posix.dirname(path), groups?.now ?? groups?.later ?? ''));
    }
  }
  return found;
}
