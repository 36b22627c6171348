import { loadNotices, loadView } from '../../app/views.ts';
import type { ModuleComponents } from '../../content-modules/registry/frame-components.ts';
import type { Handover } from '../../site/page-answer.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { joinPieces } from './join-pieces.server.ts';
import { renderInFrame } from './render-frame.server.tsx';
import { renderHead, type ServedDocument } from './render-head.server.ts';
import { renderView } from './render-view.server.tsx';
import { serialiseHandover } from './serialise-handover.server.ts';
import { fillBody, findEnd, type SharedBodies, type SharedBody } from './shared-bodies.server.ts';
import { type SplicedEncoding, spliceCompressed } from './splice-compressed.server.ts';

/** A document that is ready but for being put together. */
export interface RenderedPage {
  /** The whole of it in UTF-8. */
  join(): Buffer;
  /** The whole of it compressed, from parts that were compressed before; null where none are kept. */
  splice(encoding: SplicedEncoding): Buffer | null;
}

/**
 * Renders a whole document. React renders the body; the head is plain text, so that no tag ever lands in the wrong place.
 * The loaders have everything before rendering begins, hence `renderToString`: this is the one place to change for streaming.
 * The body is what `Root` renders, to the byte: the browser takes it over as that.
 * @param shared where bodies that are the same for everybody are kept; without it every body is rendered
 */
export async function preparePage(
  handover: Handover,
  served: ServedDocument,
  shared?: SharedBodies,
): Promise<RenderedPage> {
  const { visit, page, path } = handover;
  const [texts, PageView, notices] = await Promise.all([
    loadTexts(visit.language),
    loadView(page.view),
    findNoticeComponents(page),
  ]);
  const head =
    `<!DOCTYPE html><html lang="${visit.language}" data-brand="${visit.brand.key}"${visit.pretendedNow === undefined ? '' : ' data-preview'}>` +
    `<head>${renderHead(handover, served)}</head><body><div id="root">`;
  const render = (shown: Handover) => {
    const view = renderView(visit, texts, <PageView {...page.props} />);
    return [
      ...renderInFrame(shown, texts, view, notices),
      `</div><script type="application/json" id="handover"${page.events === undefined ? '' : ' data-has-events'}>`,
      ...serialiseHandover(shown),
      '</script></body></html>',
    ];
  };
  const body = shared?.find(handover, render) ?? null;
  return {
    join: () => joinPieces([head, ...(body === null ? render(handover) : fillBody(body, path))]),
    splice: (encoding) => (body === null ? null : spliceKept(body, { head, path, encoding }, served.nonce)),
  };
}

/** Kept from the first page with notices on: to import again what is there takes longer than to render it. */
let noticeComponents: ModuleComponents | null = null;

async function findNoticeComponents(page: Handover['page']): Promise<ModuleComponents | null> {
  if (page.notices === undefined) return null;
  noticeComponents ??= await loadNotices(page);
  return noticeComponents;
}

/** The document in UTF-8, put together from pieces that are encoded once where they repeat. */
export async function renderPage(handover: Handover, served: ServedDocument): Promise<Buffer> {
  return (await preparePage(handover, served)).join();
}

/** What differs from answer to answer ends with the last nonce: all behind it is compressed once. */
function spliceKept(
  body: SharedBody,
  document: { readonly head: string; readonly path: string; readonly encoding: SplicedEncoding },
  nonce: string,
): Buffer | null {
  const { head, path, encoding } = document;
  const nonceEnd = head.lastIndexOf(nonce) + nonce.length;
  const end = findEnd(body, { before: head.slice(nonceEnd), path, encoding });
  return end === null ? null : spliceCompressed(Buffer.from(head.slice(0, nonceEnd)), end);
}
