import { loadView } from '../app/views.ts';
import type { Handover } from '../site/page-answer.ts';
import { loadTexts } from '../texts/load-texts.ts';
import { joinPieces } from './join-pieces.server.ts';
import { renderInFrame } from './render-frame.server.tsx';
import { renderHead, type ServedDocument } from './render-head.server.ts';
import { renderView } from './render-view.server.tsx';
import { serialiseHandover } from './serialise-handover.server.ts';

/**
 * Renders a whole document. React renders the body; the head is plain text, so that no tag ever lands in the wrong place.
 * The loaders have everything before rendering begins, hence `renderToString`: this is the one place to change for streaming.
 * The body is what `Root` renders, to the byte: the browser takes it over as that.
 * @returns the document in UTF-8, put together from pieces that are encoded once where they repeat
 */
export async function renderPage(handover: Handover, served: ServedDocument): Promise<Buffer> {
  const { visit, page } = handover;
  const [texts, PageView] = await Promise.all([loadTexts(visit.language), loadView(page.view)]);
  const view = renderView(visit, texts, <PageView {...(page.props as Record<string, unknown>)} />);
  return joinPieces([
    `<!DOCTYPE html><html lang="${visit.language}" data-brand="${visit.brand.key}"><head>${renderHead(handover, served)}</head>`,
    '<body><div id="root">',
    ...renderInFrame(handover, texts, view),
    `</div><script type="application/json" id="handover"${page.events === undefined ? '' : ' data-has-events'}>`,
    ...serialiseHandover(handover),
    '</script></body></html>',
  ]);
}
