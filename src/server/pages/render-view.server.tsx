import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type MarkupKeeper, MarkupKeeperContext } from '../../site/kept.tsx';
import { createObjectMemory } from '../../site/object-memory.ts';
import { numberObject } from '../../site/object-number.ts';
import type { Visit } from '../../site/visit.ts';
import { VisitProvider } from '../../site/visit-context.tsx';
import type { Texts } from '../../texts/texts.ts';

/** Stands where kept markup goes; no text of ours or of an editor can write an element. */
const mark = 'kept-markup';
const openMark = `<${mark}>`;
const closeMark = `</${mark}>`;

/** Markup that this process has at hand, in UTF-8. */
const memory = createObjectMemory<Buffer>(64 * 1024 * 1024, ({ length }) => length);

/** A part whose markup was not known when the rest was rendered. */
interface Missing {
  readonly at: number;
  readonly of: object;
  readonly key: string;
  readonly children: ReactNode;
}

/**
 * The markup of a part of a page, in pieces: what `Kept` names comes out of memory as bytes, everything else is rendered
 * now. Together they are what React renders in one piece, to the byte: the browser takes it over as that.
 */
export function renderView(visit: Visit, texts: Texts, view: ReactNode): (string | Buffer)[] {
  const { brand, locale, language } = visit;
  const variant = `${numberObject(brand)} ${locale} ${language}`;
  const kept: (Buffer | undefined)[] = [];
  const missing: Missing[] = [];
  const keeper: MarkupKeeper = {
    keep(of, part, children) {
      const key = `${part} ${variant}`;
      const known = memory.find(of, key);
      const at = kept.push(known) - 1;
      if (known === undefined) missing.push({ at, of, key, children });
      return createElement(mark, null, at);
    },
  };
  const markup = renderToString(
    <MarkupKeeperContext value={keeper}>
      <VisitProvider visit={visit} texts={texts}>
        {view}
      </VisitProvider>
    </MarkupKeeperContext>,
  );
  for (const { at, of, key, children } of missing) {
    const bytes = memory.find(of, key) ?? joinMarkup(renderView(visit, texts, children));
    memory.keep(of, key, bytes);
    kept[at] = bytes;
  }
  return fillMarks(markup, kept);
}

function fillMarks(markup: string, kept: readonly (Buffer | undefined)[]): (string | Buffer)[] {
  const [first = '', ...others] = markup.split(openMark);
  return [
    first,
    ...others.flatMap((text) => {
      const end = text.indexOf(closeMark);
      const bytes = kept[Number(text.slice(0, end))];
      return [bytes ?? '', text.slice(end + closeMark.length)];
    }),
  ];
}

function joinMarkup(pieces: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}
