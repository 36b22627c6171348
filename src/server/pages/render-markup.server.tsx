import { hash } from 'node:crypto';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { escapeAttribute } from '../../domain/words/escape-html.ts';
import { type CachedParts, CachedPartsContext } from '../../site/cached-markup.tsx';
import type { Visit } from '../../site/visit.ts';
import { VisitProvider } from '../../site/visit-context.tsx';
import type { Texts } from '../../texts/texts.ts';
import { dropLocale } from '../../url.ts';
import type { MarkupCache } from './markup-cache.server.ts';

/** Marks the bounds of cached parts and the place of the page's path; no text can contain this element or its signs. */
const mark = 'cached-markup';
const openMark = `<${mark} at="`;
const openEnd = '">';
const closeMark = `</${mark}>`;
const pathMark = '\u{f0000}path\u{f0000}';
const restMark = '\u{f0000}rest\u{f0000}';

/** A part of the page; `known` is its markup where the cache has it. */
interface Part {
  readonly key: string;
  readonly known: Buffer | undefined;
}

/** For whom a part is rendered, and where its markup is stored. */
export interface MarkupContext {
  readonly visit: Visit;
  readonly texts: Texts;
  /** Path and query of the page, for `ReturnField` and `useAddressUnder`. */
  readonly path: string;
  /** Null renders every part. */
  readonly cache: MarkupCache | null;
}

/**
 * Renders markup to UTF-8. What `CachedMarkup` names comes out of the cache, everything else is rendered now. The result is to the byte
 * what React renders without a cache: the browser hydrates it.
 */
export function renderMarkup(children: ReactNode, context: MarkupContext): Buffer {
  const { visit, cache, path } = context;
  if (cache === null) return Buffer.from(renderToString(provide(children, context, null)));
  const keyOfVisit = hash('sha256', JSON.stringify(visit), 'base64url');
  const markup = renderParts(children, { ...context, cache, keyOfVisit });
  const withPath = fillMark(markup, pathMark, path);
  return fillMark(withPath, restMark, dropLocale(path));
}

interface PartContext extends MarkupContext {
  readonly cache: MarkupCache;
  readonly keyOfVisit: string;
}

/**
 * Markup with the path's marks still in it. A part that the cache lacks is rendered in its place in the tree, so that it reads the
 * contexts of the page around it, and is stored from there.
 */
function renderParts(children: ReactNode, context: PartContext): Buffer {
  const { cache, keyOfVisit } = context;
  const parts: Part[] = [];
  const cachedParts: CachedParts = {
    pathMark,
    restMark,
    hold(part, shows, children) {
      const key = `${keyOfVisit} ${part} ${JSON.stringify(shows)}`;
      const known = cache.find(key);
      const at = parts.push({ key, known }) - 1;
      return createElement(mark, { at }, known === undefined ? children : null);
    },
  };
  return fillParts(encode(renderToString(provide(children, context, cachedParts))), parts, cache);
}

function provide(children: ReactNode, { visit, texts }: MarkupContext, cachedParts: CachedParts | null) {
  return (
    <CachedPartsContext value={cachedParts}>
      <VisitProvider visit={visit} texts={texts}>
        {children}
      </VisitProvider>
    </CachedPartsContext>
  );
}

/** Most bytes that one unit of a string takes in UTF-8. */
const bytesPerUnit = 3;

/** Encodes a text in one pass: `Buffer.from` first measures it, which takes as long again. */
function encode(text: string): Buffer {
  const bytes = Buffer.allocUnsafe(text.length * bytesPerUnit);
  return bytes.subarray(0, bytes.write(text));
}

/** A part whose end has not come yet, and its markup so far. */
interface OpenPart {
  readonly part: Part | null;
  readonly pieces: Buffer[];
}

/** Takes out the marks, puts in what the cache knows and stores what it did not know. */
function fillParts(markup: Buffer, parts: readonly Part[], cache: MarkupCache): Buffer {
  const outer: OpenPart[] = [];
  let current: OpenPart = { part: null, pieces: [] };
  let from = 0;
  let open = markup.indexOf(openMark);
  let close = markup.indexOf(closeMark);
  while (close >= 0) {
    if (open >= 0 && open < close) {
      const end = markup.indexOf(openEnd, open);
      const part = parts[Number(markup.toString('latin1', open + openMark.length, end))] ?? null;
      current.pieces.push(markup.subarray(from, open));
      outer.push(current);
      current = { part, pieces: part?.known === undefined ? [] : [part.known] };
      from = end + openEnd.length;
      open = markup.indexOf(openMark, from);
      continue;
    }
    current.pieces.push(markup.subarray(from, close));
    from = close + closeMark.length;
    close = markup.indexOf(closeMark, from);
    const rendered = Buffer.concat(current.pieces);
    if (current.part !== null && current.part.known === undefined) cache.store(current.part.key, rendered);
    current = outer.pop() ?? { part: null, pieces: [] };
    current.pieces.push(rendered);
  }
  return Buffer.concat([...current.pieces, markup.subarray(from)]);
}

function fillMark(markup: Buffer, place: string, text: string): Buffer {
  const filled = Buffer.from(escapeAttribute(text));
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = markup.indexOf(place); at >= 0; at = markup.indexOf(place, from)) {
    pieces.push(markup.subarray(from, at), filled);
    from = at + Buffer.byteLength(place);
  }
  return Buffer.concat([...pieces, markup.subarray(from)]);
}
