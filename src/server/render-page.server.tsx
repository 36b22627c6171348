import { renderToString } from 'react-dom/server';
import type { Handover } from '../app/page-answer.ts';
import { Root } from '../app/root.tsx';
import { loadView } from '../app/views.ts';
import { loadTexts } from '../texts/load-texts.ts';
import { renderHead, type ServedDocument } from './render-head.server.ts';
import { serialiseHandover } from './serialise-handover.server.ts';

/**
 * Renders a whole document. React renders the body; the head is plain text, so that no tag ever lands in the wrong place.
 * The loaders have everything before rendering begins, hence `renderToString`: this is the one place to change for streaming.
 */
export async function renderPage(handover: Handover, served: ServedDocument): Promise<string> {
  const { visit, frame, page } = handover;
  const [texts, view] = await Promise.all([loadTexts(visit.language), loadView(page.view)]);
  const body = renderToString(<Root visit={visit} texts={texts} frame={frame} page={page} view={view} />);
  return (
    `<!DOCTYPE html><html lang="${visit.language}" data-brand="${visit.brand.key}"><head>${renderHead(handover, served)}</head>` +
    `<body><div id="root">${body}</div>` +
    `<script type="application/json" id="handover">${serialiseHandover(handover)}</script></body></html>`
  );
}
