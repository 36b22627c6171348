import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { PageFrame } from '../app/page-frame.tsx';
import type { Handover } from '../site/page-answer.ts';
import { VisitProvider } from '../site/visit-context.tsx';
import type { Texts } from '../texts/texts.ts';
import { escapeAttribute } from './escape-html.server.ts';

/** Stand-ins for what differs from page to page; neither can come out of a template or an editor's text. */
const viewMark = '<frame-view></frame-view>';
const pathMark = '\u{f0000}path\u{f0000}';

/** Markup before and after the view as bytes, each split where the page's path goes. */
interface FrameMarkup {
  readonly before: readonly Buffer[];
  readonly after: readonly Buffer[];
}

const rendered = new WeakMap<object, WeakMap<object, Map<string, FrameMarkup>>>();

/**
 * The page frame around a view's markup. Header and footer are two thirds of a page's markup and the same for everybody
 * with the same brand, language and choices: they are rendered once per version of their content, the view every time.
 */
export function renderInFrame(
  handover: Handover,
  texts: Texts,
  view: readonly (string | Buffer)[],
): (string | Buffer)[] {
  const { before, after } = findFrame(handover, texts);
  const path = Buffer.from(escapeAttribute(handover.path));
  return [...interleave(before, path), ...view, ...interleave(after, path)];
}

function interleave(pieces: readonly Buffer[], between: Buffer): Buffer[] {
  return pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece]));
}

function findFrame(handover: Handover, texts: Texts): FrameMarkup {
  const { visit, frame, page } = handover;
  if (frame.topNavigation === null || frame.footer === null) return renderFrame(handover, texts);
  const variants = findVariants(frame.topNavigation, frame.footer);
  const { brand, ...choices } = visit;
  const key = `${brand.key} ${page.route} ${JSON.stringify(choices)}`;
  const known = variants.get(key);
  if (known !== undefined) return known;
  const markup = renderFrame(handover, texts);
  variants.set(key, markup);
  return markup;
}

function findVariants(navigation: object, footer: object): Map<string, FrameMarkup> {
  const byFooter = rendered.get(navigation) ?? new WeakMap<object, Map<string, FrameMarkup>>();
  rendered.set(navigation, byFooter);
  const variants = byFooter.get(footer) ?? new Map<string, FrameMarkup>();
  byFooter.set(footer, variants);
  return variants;
}

function renderFrame({ visit, frame, page }: Handover, texts: Texts): FrameMarkup {
  const markup = renderToString(
    <VisitProvider visit={visit} texts={texts}>
      <PageFrame frame={frame} route={page.route} path={pathMark}>
        {createElement('frame-view')}
      </PageFrame>
    </VisitProvider>,
  );
  const [before = '', after = ''] = markup.split(viewMark);
  const encode = (part: string) => part.split(pathMark).map((piece) => Buffer.from(piece));
  return { before: encode(before), after: encode(after) };
}
