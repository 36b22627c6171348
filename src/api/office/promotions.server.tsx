import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { officeLists } from '../../defaults.ts';
import { arrangeRows } from '../../design/staff/arrange-rows.ts';
import { parseListSort } from '../../design/staff/list-sort.ts';
import { seesBrand } from '../../domain/staff/brand-scope.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import { addPromotion } from '../../features/vouchers/office/add-promotion.server.ts';
import {
  listPromotionColumns,
  PROMOTION_SORTS,
  type PromotionFilters,
  PromotionsPage,
  type PromotionsPageProps,
  promotionSortValues,
} from '../../features/vouchers/office/promotions-page.tsx';
import { PROMOTION_FIELDS, type PromotionForm } from '../../features/vouchers/office/read-promotion.ts';
import { buildPath } from '../../url.ts';
import { listTurn, sendListFile } from './list-file.server.ts';
import { addOfficeRoute } from './serving/add-office-route.server.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from './serving/send-office-page.server.tsx';

const text = z.string().trim().max(200).default('');
const fields = Object.fromEntries(
  [...PROMOTION_FIELDS, 'brand', 'market', 'combinable', 'members'].map((name) => [name, text]),
) as Record<keyof PromotionForm, typeof text>;
const outcomes = ['done', 'not-possible'] as const;

/** The list of promotion codes, adding one and ending one. */
export function registerPromotions(app: FastifyInstance, office: OfficeDeps): void {
  const { staff, vouchers, brands } = office;
  addOfficeRoute(app, staff, 'back_office_promotions', {
    roles: ['service'],
    schema: {
      hide: true,
      querystring: z.object({ outcome: z.enum(outcomes).optional(), of: text, ...listTurn }),
    },
    handler: async (request, reply, member) => {
      const { outcome = null, ...turn } = request.query;
      return sendPromotions(office, request, reply, { member, outcome, refused: null, turn });
    },
  });
  addOfficeRoute(app, staff, 'back_office_promotion_change', {
    roles: ['service'],
    schema: {
      hide: true,
      consumes: ['application/x-www-form-urlencoded'],
      body: z.object({ ...fields, change: z.enum(['add', 'end']), id: text }),
    },
    handler: async (request, reply, member) => {
      const { change, id, ...form } = request.body;
      if (change === 'end') {
        const outcome = (await vouchers.promotions.end(id, member.brands)) ? 'done' : 'not-possible';
        await staff.audit(member.id, 'promotion ended', id, { voucherOutcome: outcome });
        return reply.redirect(buildPath('back_office_promotions', {}, { outcome }), 303);
      }
      const isBrand = (key: string) =>
        seesBrand(member.brands, key) && brands.some(([known]) => known === key);
      const added = await addPromotion({ ...vouchers, isBrand }, form);
      if (!added.ok)
        return sendPromotions(office, request, reply.code(400), {
          member,
          outcome: null,
          refused: { form, field: added.field },
        });
      await staff.audit(member.id, 'promotion added', added.code);
      return reply.redirect(buildPath('back_office_promotions', {}, { outcome: 'done' }), 303);
    },
  });
}

type ShownPromotions = Pick<PromotionsPageProps, 'outcome' | 'refused'> & {
  readonly member: StaffMember;
  /** What the address asks for; missing where a form was refused. */
  readonly turn?: PromotionFilters & { readonly page: number; readonly format: 'page' | 'csv' };
};

async function sendPromotions(
  { staff, vouchers, brands, clock }: OfficeDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { member, turn = { of: '', sort: '', page: 1, format: 'page' }, ...shown }: ShownPromotions,
): Promise<FastifyReply> {
  const { page: asked, format, ...filters } = turn;
  const isFile = format === 'csv';
  const all = await vouchers.promotions.list(member.brands);
  const { rows, page: listPage } = arrangeRows(
    all.filter(({ brand }) => filters.of === '' || brand === filters.of),
    promotionSortValues,
    {
      sort: parseListSort(filters.sort, PROMOTION_SORTS),
      page: isFile ? 1 : asked,
      size: isFile ? officeLists.exported : officeLists.rows,
    },
  );
  const words = { texts: await textsOf(request), language: languageOf(request), today: dayAt(clock.now()) };
  if (isFile) {
    const list = { name: 'promotions', columns: listPromotionColumns(words), rows };
    return sendListFile(reply, { staff, member }, list);
  }
  const seen = brands.filter(([key]) => seesBrand(member.brands, key));
  const props = { ...shown, ...words, filters, promotions: rows, page: listPage, brands: seen };
  const page = <PromotionsPage {...props} />;
  return sendOfficePage(request, reply, member, page);
}
