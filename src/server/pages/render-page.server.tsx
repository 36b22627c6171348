import { Root } from '../../app/root.tsx';
import { loadNotices, loadView } from '../../app/views.ts';
import { frameComponents } from '../../content-modules/registry/frame-components.ts';
import type { Handover } from '../../site/page-answer.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { createMarkupCache } from './markup-cache.server.ts';
import { renderHead, type ServedDocument } from './render-head.server.ts';
import { renderMarkup } from './render-markup.server.tsx';
import { serialiseHandover } from './serialise-handover.server.ts';

const megabyte = 1024 * 1024;

const markupCache = createMarkupCache(64 * megabyte);

/**
 * Renders a whole document in UTF-8. React renders the body; the head is plain text, so that no tag ever lands in the wrong place.
 * The loaders have everything before rendering begins, hence `renderToString`: this is the one place to change for streaming.
 * The body is what `Root` renders, to the byte: the browser takes it over as that.
 */
export async function renderPage(handover: Handover, served: ServedDocument): Promise<Buffer> {
  const { visit, page, path } = handover;
  const [texts, view, noticeComponents] = await Promise.all([
    loadTexts(visit.language),
    loadView(page.view),
    loadNotices(page),
  ]);
  const isForVisitors = !visit.isEditor && visit.pretendedNow === undefined;
  const root = <Root {...handover} {...{ texts, view, frameComponents, noticeComponents }} />;
  return Buffer.concat([
    Buffer.from(
      `<!DOCTYPE html><html lang="${visit.language}" data-brand="${visit.brand.key}"${visit.pretendedNow === undefined ? '' : ' data-preview'}>` +
        `<head>${renderHead(handover, served)}</head><body><div id="root">`,
    ),
    renderMarkup(root, { visit, texts, path, cache: isForVisitors ? markupCache : null }),
    Buffer.from(
      `</div><script type="application/json" id="handover"${page.events === undefined ? '' : ' data-has-events'}>` +
        `${serialiseHandover(handover)}</script></body></html>`,
    ),
  ]);
}
