import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseBrand } from '../../brands/load-brands.server.ts';
import type { Shop } from '../../main/shop.server.ts';
import type { FrameContent, PageAnswer } from '../../site/page-answer.ts';
import type { Visit } from '../../site/visit.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { buildPath } from '../../url.ts';
import { readServedAddress } from '../http/request-address.server.ts';
import { readVisit } from '../visitor/visit.server.ts';
import { renderPage } from './render-page.server.tsx';
import { writeBareDocument } from './write-bare-document.server.ts';

/**
 * The failure page in the visitor's language, as whole as it can still be made: with the brand's navigation and footer,
 * without them when the content cannot be read, and as a bare document when not even rendering works. Never throws.
 */
export async function renderFailure(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): Promise<string | Buffer> {
  try {
    const locale = chooseBrand(request.hostname.toLowerCase(), shop.configuredBrand).locales[0];
    const visit = readVisit(request, locale, shop);
    const page = await failureAnswer(visit, status);
    const assets = shop.assets.forPage(page.view, visit.brand.key);
    const frame = await shop
      .loadFrame(visit)
      .catch((): FrameContent => ({ topNavigation: null, footer: null }));
    const served = { assets, nonce: reply.allowPage(), address: readServedAddress(request) };
    const path = buildPath('homepage', { _locale: locale });
    return await renderPage({ visit, frame, page, path }, served);
  } catch (error) {
    request.log.error({ err: error }, 'failure page could not be rendered');
    return writeBareDocument(isAddressAtFault(status) ? 'address' : 'failure', request.id);
  }
}

/** To ask for the same address again helps against all other failures. */
function isAddressAtFault(status: number): boolean {
  return [400, 404, 405, 414].includes(status);
}

async function failureAnswer(visit: Visit, status: number): Promise<PageAnswer> {
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
    props: { address },
  };
}
