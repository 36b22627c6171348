import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { seesBrand } from '../../domain/staff/brand-scope.ts';
import { askSaleCheck } from '../../features/sale-check/ask-sale-check.ts';
import { SaleCheckPage } from '../../features/sale-check/sale-check-page.tsx';
import { addOfficeRoute } from './serving/add-office-route.server.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from './serving/send-office-page.server.tsx';

const text = z.string().trim().max(60).default('');
const querystring = z.object({
  hotel: text,
  from: text,
  nights: text.default('7'),
  adults: text.default('2'),
  children: text,
  airport: text,
  hotelOnly: text,
  brand: text,
});

const ofNoBrand: OfficeDeps['saleCheck'] = { explain: async () => null };

/** Why a trip is not sold. */
export function registerSaleCheck(app: FastifyInstance, office: OfficeDeps): void {
  addOfficeRoute(app, office.staff, 'back_office_sale_check', {
    roles: ['service'],
    schema: { hide: true, querystring },
    handler: async (request, reply, member) => {
      const texts = await textsOf(request);
      const { brand, ...form } = request.query;
      const words = { texts, language: languageOf(request) };
      const { brands } = member;
      const saleCheck = seesBrand(brands, brand) ? office.saleCheck : ofNoBrand;
      const asked = await askSaleCheck(saleCheck, request.query, words);
      const props = {
        texts,
        form,
        brand,
        brands: office.brands.filter(([key]) => seesBrand(brands, key)),
        seesDeliveries: brands === null,
        ...asked,
      };
      if (asked.refused !== null) reply.code(400);
      return sendOfficePage(request, reply, member, <SaleCheckPage {...props} />);
    },
  });
}
