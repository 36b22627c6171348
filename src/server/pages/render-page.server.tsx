import { ServedRoot } from '../../app/served-root.tsx';
import { loadNotices, loadView } from '../../app/views.ts';
import { frameComponents } from '../../content-modules/registry/frame-components.ts';
import { memoryLimits } from '../../defaults.ts';
import type { PagePayload } from '../../site/page-data.ts';
import { isPersonalVisit } from '../../site/visit.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { createMarkupCache } from './markup-cache.server.ts';
import { renderHead, type ServedDocument } from './render-head.server.ts';
import { renderMarkup } from './render-markup.server.tsx';
import { serialisePayload } from './serialise-payload.server.ts';

const markupCache = createMarkupCache(memoryLimits.markupCacheBytes);

/**
 * Renders a whole document in UTF-8. React renders the body; the head is plain text, so that no tag ever lands in the wrong place.
 * The loaders have everything before rendering begins, hence `renderToString`: this is the one place to change for streaming.
 * The body is what `Root` renders, to the byte: the browser takes it over as that.
 */
export async function renderPage(payload: PagePayload, served: ServedDocument): Promise<Buffer> {
  const { visit, page, path } = payload;
  const [texts, view, noticeComponents] = await Promise.all([
    loadTexts(visit.language),
    loadView(page.view),
    loadNotices(page),
  ]);
  // Of a member's page nothing is cached, whatever it shows: no name or price of a member may ever stand in what two people share.
  const isShared = !isPersonalVisit(visit) && page.isPersonal !== true;
  const mayCache = isShared && visit.pretendedNow === undefined;
  const root = (
    <ServedRoot
      {...payload}
      texts={texts}
      view={view}
      frameComponents={frameComponents}
      noticeComponents={noticeComponents}
    />
  );
  return Buffer.concat([
    Buffer.from(
      `<!DOCTYPE html><html lang="${visit.language}" data-brand="${visit.brand.key}"${visit.pretendedNow === undefined ? '' : ' data-preview'}>` +
        `<head>${renderHead(payload, served)}</head><body><div id="root">`,
    ),
    renderMarkup(root, { visit, texts, path, cache: mayCache ? markupCache : null }),
    Buffer.from(
      `</div><script type="application/json" id="page-payload"${page.events === undefined ? '' : ' data-has-events'}>` +
        `${serialisePayload(payload)}</script></body></html>`,
    ),
  ]);
}
