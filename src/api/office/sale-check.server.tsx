import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { askSaleCheck } from '../../features/sale-check/ask-sale-check.ts';
import { SaleCheckPage } from '../../features/sale-check/sale-check-page.tsx';
import { addRoute } from '../../server/http/add-route.server.ts';
import { requireStaffPage } from '../../server/visitor/staff-session.server.ts';
import type { OfficeDeps } from './office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from './send-office-page.server.tsx';

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

/** Why a trip is not sold. */
export function registerSaleCheck(app: FastifyInstance, office: OfficeDeps): void {
  addRoute(app, 'back_office_sale_check', {
    purpose: 'staff',
    schema: { hide: true, querystring },
    handler: async (request, reply) => {
      const member = await requireStaffPage(request, reply, office.staff, ['service']);
      if (member === null) return reply;
      const texts = await textsOf(request);
      const { brand, ...form } = request.query;
      const words = { texts, language: languageOf(request) };
      const asked = await askSaleCheck(office.saleCheck, request.query, words);
      const props = { texts, form, brand, brands: office.brands, ...asked };
      if (asked.refused !== null) reply.code(400);
      return sendOfficePage(request, reply, member, <SaleCheckPage {...props} />);
    },
  });
}
