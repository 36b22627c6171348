import { hash } from 'node:crypto';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { escapeAttribute } from '../../domain/words/escape-html.ts';
import { type CachedParts, CachedPartsContext } from '../../site/cached-markup.tsx';
import type { Visit } from '../../site/visit.ts';
import { VisitProvider } from '../../site/visit-context.tsx';
import type { Texts } from '../../texts/texts.ts';
import type { MarkupCache } from './markup-cache.server.ts';

/** Stand where cached markup and the page's path go; no text of ours or of an editor can write an element or these signs. */
const mark = 'cached-markup';
const openMark = `<${mark}>`;
const closeMark = `</${mark}>`;
const pathMark = '\u{f0000}path\u{f0000}';

/** A part whose markup is not in the cache yet. */
interface MissingPart {
  readonly at: number;
  readonly key: string;
  readonly children: ReactNode;
}

/** For whom a part is rendered, and where its markup is stored. */
export interface MarkupContext {
  readonly visit: Visit;
  readonly texts: Texts;
  /** Path and query of the page, for `ReturnField`. */
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
  return fillPath(markup, Buffer.from(escapeAttribute(path)));
}

interface PartContext extends MarkupContext {
  readonly cache: MarkupCache;
  readonly keyOfVisit: string;
}

/** Markup with the path's marks still in it. */
function renderParts(children: ReactNode, context: PartContext): Buffer {
  const { cache, keyOfVisit } = context;
  const parts: (Buffer | undefined)[] = [];
  const missing: MissingPart[] = [];
  const cachedParts: CachedParts = {
    pathMark,
    hold(part, shows, children) {
      const key = `${keyOfVisit} ${part} ${JSON.stringify(shows)}`;
      const known = cache.find(key);
      const at = parts.push(known) - 1;
      if (known === undefined) missing.push({ at, key, children });
      return createElement(mark, null, at);
    },
  };
  const markup = encode(renderToString(provide(children, context, cachedParts)));
  for (const { at, key, children } of missing) {
    const rendered = cache.find(key) ?? renderParts(children, context);
    cache.store(key, rendered);
    parts[at] = rendered;
  }
  return fillParts(markup, parts);
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

function fillParts(markup: Buffer, parts: readonly (Buffer | undefined)[]): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let open = markup.indexOf(openMark); open >= 0; open = markup.indexOf(openMark, from)) {
    const close = markup.indexOf(closeMark, open);
    const part = parts[Number(markup.toString('latin1', open + openMark.length, close))];
    pieces.push(markup.subarray(from, open), ...(part === undefined ? [] : [part]));
    from = close + closeMark.length;
  }
  return Buffer.concat([...pieces, markup.subarray(from)]);
}

function fillPath(markup: Buffer, path: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = markup.indexOf(pathMark); at >= 0; at = markup.indexOf(pathMark, from)) {
    pieces.push(markup.subarray(from, at), path);
    from = at + Buffer.byteLength(pathMark);
  }
  return Buffer.concat([...pieces, markup.subarray(from)]);
}
