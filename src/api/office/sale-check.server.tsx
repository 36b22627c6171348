import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { describeSaleAnswer } from '../../features/sale-check/describe-answer.ts';
import { readSaleQuestion } from '../../features/sale-check/read-question.ts';
import { SaleCheckPage, type SaleCheckPageProps } from '../../features/sale-check/sale-check-page.tsx';
import { addRoute } from '../../server/http/add-route.server.ts';
import { requireStaffPage } from '../../server/visitor/staff-session.server.ts';
import type { Texts } from '../../texts/texts.ts';
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

type Query = z.output<typeof querystring>;

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
      const asked =
        form.hotel === '' && form.from === ''
          ? nothingAsked
          : await ask(office, request.query, { texts, language: languageOf(request) });
      const props = { texts, form, brand, brands: office.brands, ...asked };
      if (asked.refused !== null) reply.code(400);
      return sendOfficePage(request, reply, member, <SaleCheckPage {...props} />);
    },
  });
}

type Asked = Pick<SaleCheckPageProps, 'answer' | 'refused'>;

const nothingAsked: Asked = { answer: null, refused: null };

async function ask(
  { saleCheck }: OfficeDeps,
  { brand, ...form }: Query,
  words: { readonly texts: Texts; readonly language: ReturnType<typeof languageOf> },
): Promise<Asked> {
  const read = readSaleQuestion(form);
  if (!read.ok) return { answer: null, refused: read.field };
  const explained = await saleCheck.explain(brand, read.question);
  if (explained === null) return { answer: null, refused: 'brand' };
  const { answer, currency } = explained;
  const described = describeSaleAnswer(answer, { ...words, currency });
  return { answer: { ...described, isSold: answer.isSold }, refused: null };
}
