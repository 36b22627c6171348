import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { seesBrand } from '../../../domain/staff/brand-scope.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { askPricePreview } from '../../../features/sale-check/prices/ask-price-preview.ts';
import { PricePreviewPage } from '../../../features/sale-check/prices/price-preview-page.tsx';
import { addOfficeRoute } from '../serving/add-office-route.server.ts';
import type { OfficeDeps } from '../serving/office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from '../serving/send-office-page.server.tsx';

const text = z.string().trim().max(60).default('');
const querystring = z.object({
  site: text,
  hotel: text,
  place: text,
  from: text,
  nights: text.default('7'),
  adults: text.default('2'),
  children: text,
  airport: text,
  hotelOnly: text,
  channel: text.default('web'),
  day: text,
});

/** What the price rules of a brand make of a trip's price. */
export function registerPricePreview(app: FastifyInstance, office: OfficeDeps): void {
  addOfficeRoute(app, office.staff, 'back_office_prices', {
    roles: ['service'],
    schema: { hide: true, querystring },
    handler: async (request, reply, member) => {
      const { sites, ...previewing } = office.pricePreview;
      // Who sees some brands finds no other one, as if there were none.
      const previews = { ...previewing, sites: sites.filter(({ brand }) => seesBrand(member.brands, brand)) };
      const form = { ...request.query, site: request.query.site || siteOf(previews.sites[0]) };
      const isSeen = previews.sites.some((site) => siteOf(site) === form.site);
      const language = languageOf(request);
      const texts = await textsOf(request);
      const asked = await askPricePreview(
        isSeen ? previews : { ...previews, preview: async () => null, previewPlace: async () => null },
        form,
        { texts, language, today: dayAt(office.clock.now()) },
      );
      if (asked.refused !== null) reply.code(400);
      const page = { texts, language, form, sites: previews.sites, ...asked };
      return sendOfficePage(request, reply, member, <PricePreviewPage {...page} />);
    },
  });
}

function siteOf(site: OfficeDeps['pricePreview']['sites'][number] | undefined): string {
  return site === undefined ? '' : `${site.brand}/${site.market}`;
}
