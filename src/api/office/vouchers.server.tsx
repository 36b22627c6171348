import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { officeLists, requestLimits, voucherLimits } from '../../defaults.ts';
import { arrangeRows } from '../../design/staff/arrange-rows.ts';
import { parseListSort } from '../../design/staff/list-sort.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import { dayAt, formatDay, parseDay } from '../../domain/time/calendar-day.ts';
import { VOUCHER_STATES } from '../../domain/vouchers/voucher-state.ts';
import {
  VOUCHER_CHANGES,
  VOUCHER_OUTCOMES,
  VOUCHER_SORTS,
  type VoucherFile,
  type VoucherOutcome,
} from '../../features/vouchers/model/voucher-file.ts';
import { formatVoucherExport } from '../../features/vouchers/office/format-voucher-export.ts';
import {
  endOfShopDay,
  lastDayOfMonthBefore,
  monthBefore,
  parseShopMonth,
} from '../../features/vouchers/office/shop-month.ts';
import { carryOutForm, findRefusedVoucherForm } from '../../features/vouchers/office/voucher-form.ts';
import {
  LIABILITY_SORTS,
  liabilitySortValues,
  listLiabilityColumns,
  VoucherLiabilityPage,
} from '../../features/vouchers/office/voucher-liability-page.tsx';
import {
  buildVoucherListPath,
  listVoucherColumns,
  VoucherListPage,
} from '../../features/vouchers/office/voucher-list-page.tsx';
import { VoucherPage } from '../../features/vouchers/office/voucher-page.tsx';
import type { RefusedVoucherForm } from '../../features/vouchers/office/voucher-page-props.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { buildPath } from '../../url.ts';
import { listTurn, sendListFile } from './list-file.server.ts';
import { sealedSearch } from './office-search.server.ts';
import { registerPromotions } from './promotions.server.tsx';
import { addOfficeRoute } from './serving/add-office-route.server.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from './serving/send-office-page.server.tsx';

const form = { hide: true, consumes: ['application/x-www-form-urlencoded'] } as const;
const params = z.object({ voucherId: z.string() });
const voucherFilters = { state: z.enum(['', ...VOUCHER_STATES]).default(''), sort: listTurn.sort };

/** Gift vouchers and promotion codes. The audit log stores who has seen and changed which. */
export function registerVouchers(app: FastifyInstance, office: OfficeDeps): void {
  registerVoucherList(app, office);
  registerVoucherLiability(app, office);
  registerVoucher(app, office);
  registerPromotions(app, office);
}

function registerVoucherList(app: FastifyInstance, { staff, vouchers, searches, clock }: OfficeDeps): void {
  addOfficeRoute(app, staff, 'back_office_vouchers', {
    roles: ['service'],
    schema: {
      hide: true,
      querystring: z.object({
        search: sealedSearch,
        ...voucherFilters,
        page: listTurn.page,
        format: listTurn.format,
      }),
    },
    handler: async (request, reply, member) => {
      const { page, format, ...filters } = request.query;
      const isFile = format === 'csv';
      const text = searches.open(filters.search, member.id) ?? '';
      const found = await vouchers.office.search({
        brands: member.brands,
        text,
        state: filters.state || null,
        sort: parseListSort(filters.sort, VOUCHER_SORTS),
        page: isFile ? 1 : page,
        limit: isFile ? officeLists.exported : voucherLimits.listed,
      });
      if (text !== '')
        await staff.audit(member.id, 'searched', '', {
          vouchers: found.vouchers.map(({ hint }) => hint ?? '–').join(' '),
        });
      const props = { texts: await textsOf(request), language: languageOf(request), text, filters, found };
      if (isFile) {
        const list = { name: 'vouchers', columns: listVoucherColumns(props), rows: found.vouchers };
        return sendListFile(reply, { staff, member }, list);
      }
      const lastMonth = monthBefore(dayAt(clock.now()));
      return sendOfficePage(request, reply, member, <VoucherListPage {...props} lastMonth={lastMonth} />);
    },
  });
  addOfficeRoute(app, staff, 'back_office_voucher_search', {
    roles: ['service'],
    schema: {
      ...form,
      body: z.object({
        text: z.string().trim().max(officeLists.maxSearchLength).default(''),
        ...voucherFilters,
      }),
    },
    handler: async (request, reply, member) => {
      const { text, ...filters } = request.body;
      const search = text === '' ? '' : searches.seal(text, member.id);
      return reply.redirect(buildVoucherListPath({ ...filters, search }), 303);
    },
  });
  addOfficeRoute(app, staff, 'back_office_voucher_export', {
    roles: ['service'],
    schema: { hide: true, querystring: z.object({ month: z.string().max(7) }) },
    handler: async (request, reply, member) => {
      const { month } = request.query;
      const range = parseShopMonth(month);
      if (range === null) throw new HttpError(400, 'invalid-input', 'There is no such month.');
      const sums = await vouchers.office.sumMonth(range, member.brands);
      await staff.audit(member.id, 'vouchers exported', month);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="vouchers-${month}.csv"`,
        })
        .type('text/csv; charset=utf-8')
        .send(formatVoucherExport(month, sums));
    },
  });
}

function registerVoucherLiability(
  app: FastifyInstance,
  { staff, vouchers, brands, clock }: OfficeDeps,
): void {
  addOfficeRoute(app, staff, 'back_office_voucher_liability', {
    roles: ['service'],
    schema: {
      hide: true,
      querystring: z.object({ day: z.union([z.literal(''), z.iso.date()]).default(''), ...listTurn }),
    },
    handler: async (request, reply, member) => {
      const today = dayAt(clock.now());
      // What accounting closes is the last day of the last month. A day to come has what is owed today.
      const day = Math.min(parseDay(request.query.day) ?? lastDayOfMonthBefore(today), today);
      const { sort, page: asked, format } = request.query;
      const isFile = format === 'csv';
      const { rows, page } = arrangeRows(
        await vouchers.office.listLiabilities(endOfShopDay(day), member.brands),
        liabilitySortValues,
        {
          sort: parseListSort(sort, LIABILITY_SORTS),
          page: isFile ? 1 : asked,
          size: isFile ? officeLists.exported : officeLists.rows,
        },
      );
      const shown = { texts: await textsOf(request), brands, day: formatDay(day) };
      if (isFile) {
        const name = 'voucher-liability';
        return sendListFile(reply, { staff, member }, { name, columns: listLiabilityColumns(shown), rows });
      }
      const props = { ...shown, liabilities: rows, page, sort };
      return sendOfficePage(request, reply, member, <VoucherLiabilityPage {...props} />);
    },
  });
}

function registerVoucher(app: FastifyInstance, office: OfficeDeps): void {
  const { staff, vouchers } = office;
  addOfficeRoute(app, staff, 'back_office_voucher', {
    roles: ['service'],
    schema: { hide: true, params, querystring: z.object({ outcome: z.enum(VOUCHER_OUTCOMES).optional() }) },
    handler: async (request, reply, member) => {
      const file = await requireVoucher(office, request.params.voucherId);
      await staff.audit(member.id, 'voucher looked', file.voucher.hint ?? file.voucher.id);
      const { outcome = null } = request.query;
      return sendVoucherPage(request, reply, { member, file, outcome, refused: null });
    },
  });
  addOfficeRoute(app, staff, 'back_office_voucher_change', {
    roles: ['service'],
    bodyLimit: requestLimits.maxFormBytes,
    schema: { ...form, params, body: changeBody },
    handler: async (request, reply, member) => {
      const { voucherId } = request.params;
      const file = await requireVoucher(office, voucherId);
      const { body } = request;
      const refused = findRefusedVoucherForm(body, file.voucher);
      if (refused !== null)
        return sendVoucherPage(request, reply.code(400), { member, file, outcome: null, refused });
      const outcome = await carryOutForm(vouchers.office, file.voucher, member.id, body);
      await staff.audit(member.id, 'voucher changed', file.voucher.hint ?? voucherId, {
        voucherChange: body.change,
        voucherOutcome: outcome,
      });
      return reply.redirect(buildPath('back_office_voucher', { voucherId }, { outcome }), 303);
    },
  });
}

const changeBody = z.object({
  change: z.enum(VOUCHER_CHANGES),
  reason: z.string().trim().max(voucherLimits.maxReasonLength).default(''),
  until: z.string().trim().max(10).default(''),
  amount: z.string().trim().max(20).default(''),
  validFrom: z.string().trim().max(10).default(''),
  minimum: z.string().trim().max(20).default(''),
  combinable: z.string().max(10).default(''),
  correction: z.union([z.uuid(), z.literal('')]).default(''),
});
interface ShownVoucher {
  readonly member: StaffMember;
  readonly file: VoucherFile;
  readonly outcome: VoucherOutcome | null;
  readonly refused: RefusedVoucherForm | null;
}

async function sendVoucherPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { member, ...shown }: ShownVoucher,
): Promise<FastifyReply> {
  const props = { texts: await textsOf(request), language: languageOf(request), ...shown };
  const page = <VoucherPage {...props} reader={member} />;
  return sendOfficePage(request, reply, member, page);
}

async function requireVoucher({ vouchers }: OfficeDeps, id: string): Promise<VoucherFile> {
  const file = await vouchers.office.open(id);
  if (file === null) throw new HttpError(404, 'not-found', 'There is no such voucher.');
  return file;
}
