import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Notices } from '../../app/notices.tsx';
import { PageFrame } from '../../app/page-frame.tsx';
import { frameComponents, type ModuleComponents } from '../../content-modules/registry/frame-components.ts';
import { escapeAttribute } from '../../domain/words/escape-html.ts';
import { numberObject } from '../../site/object-number.ts';
import type { Handover } from '../../site/page-answer.ts';
import { VisitProvider } from '../../site/visit-context.tsx';
import type { Texts } from '../../texts/texts.ts';

/** Stand-ins for what differs from page to page; neither can come out of a template or an editor's text. */
const viewMark = '<frame-view></frame-view>';
const noticesMark = '<frame-notices></frame-notices>';
const pathMark = '\u{f0000}path\u{f0000}';

/** Markup before the notices, between them and the view, and after the view as bytes, each split where the page's path goes. */
interface FrameMarkup {
  readonly before: readonly Buffer[];
  readonly between: readonly Buffer[];
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
  noticeComponents: ModuleComponents | null,
): (string | Buffer)[] {
  const { before, between, after } = findFrame(handover, texts);
  const path = Buffer.from(escapeAttribute(handover.path));
  const notices = noticeComponents === null ? null : findNotices(handover, texts, noticeComponents);
  return [
    ...interleave(before, path),
    ...(notices === null ? [] : [notices]),
    ...interleave(between, path),
    ...view,
    ...interleave(after, path),
  ];
}

function interleave(pieces: readonly Buffer[], between: Buffer): Buffer[] {
  return pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece]));
}

function findFrame(handover: Handover, texts: Texts): FrameMarkup {
  const { visit, frame, page } = handover;
  if (frame.topNavigation === null || frame.footer === null) return renderFrame(handover, texts);
  const variants = findVariants(frame.topNavigation, frame.footer);
  const { brand, ...choices } = visit;
  const key = `${numberObject(brand)} ${page.route} ${page.notices !== undefined} ${JSON.stringify(choices)}`;
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
      <PageFrame
        frame={frame}
        components={frameComponents}
        route={page.route}
        path={pathMark}
        notices={page.notices === undefined ? null : createElement('frame-notices')}
      >
        {createElement('frame-view')}
      </PageFrame>
    </VisitProvider>,
  );
  const [head = '', after = ''] = markup.split(viewMark);
  const [before = '', between = ''] = head.split(noticesMark);
  const encode = (part: string) => part.split(pathMark).map((piece) => Buffer.from(piece));
  return { before: encode(before), between: encode(between), after: encode(after) };
}

const renderedNotices = new WeakMap<object, Map<string, Buffer>>();

/** Markup of what stands above the view, rendered once for each list of notices and kind of visit; null for a page without. */
function findNotices(
  { visit, page: { notices } }: Handover,
  texts: Texts,
  components: ModuleComponents,
): Buffer | null {
  if (notices === undefined) return null;
  const { brand, ...choices } = visit;
  const key = `${numberObject(brand)} ${JSON.stringify(choices)}`;
  const variants = renderedNotices.get(notices) ?? new Map<string, Buffer>();
  renderedNotices.set(notices, variants);
  const known = variants.get(key);
  if (known !== undefined) return known;
  const markup = renderToString(
    <VisitProvider visit={visit} texts={texts}>
      <Notices modules={notices} components={components} />
    </VisitProvider>,
  );
  const bytes = Buffer.from(markup);
  variants.set(key, bytes);
  return bytes;
}
