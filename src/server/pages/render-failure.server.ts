import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FrameContent, PageData } from '../../site/page-data.ts';
import type { Visit } from '../../site/visit.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { buildPath } from '../../url.ts';
import type { Assets } from '../files/assets.server.ts';
import { renderBareDocument } from '../http/render-bare-document.server.ts';
import { readServedAddress } from '../http/request-address.server.ts';
import { renderPage } from './render-page.server.tsx';

/** What a page needs that is shown when another one failed. */
export interface FailurePageDeps {
  readonly assets: Assets;
  readonly loadFrame: (visit: Visit) => Promise<FrameContent>;
}

/**
 * The failure page in the visitor's language, as whole as it can still be made: with the brand's navigation and footer,
 * without them when the content cannot be read, and as a bare document when not even rendering works. Never throws.
 */
export async function renderFailure(
  deps: FailurePageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): Promise<string | Buffer> {
  try {
    const { visit } = request;
    const page = await failureAnswer(visit, status);
    const assets = deps.assets.forPage(page.view, visit.brand.key);
    const frame = await deps
      .loadFrame(visit)
      .catch((): FrameContent => ({ topNavigation: null, footer: null }));
    const served = { assets, nonce: reply.allowPage(), address: readServedAddress(request) };
    const path = buildPath('homepage', { _locale: visit.locale });
    return await renderPage({ visit, frame, page, path }, served);
  } catch (error) {
    request.log.error({ err: error }, 'failure page could not be rendered');
    return renderBareDocument(isAddressAtFault(status) ? 'address' : 'failure', request.id);
  }
}

/** To ask for the same address again helps against all other failures. */
function isAddressAtFault(status: number): boolean {
  return [400, 404, 405, 414].includes(status);
}

async function failureAnswer(visit: Visit, status: number): Promise<PageData> {
  const texts = await loadTexts(visit.language);
  const address = isAddressAtFault(status)
    ? { title: texts('address.title'), text: texts('address.text') }
    : undefined;
  const title = address?.title ?? texts('failure.title');
  return {
    code: status,
    pageMetaContent: { title, description: title, isHidden: true },
    route: null,
    view: 'failure',
    props: address === undefined ? {} : { address },
  };
}
