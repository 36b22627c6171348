import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { officeLists, requestLimits, voucherLimits } from '../../defaults.ts';
import { parseAmount } from '../../domain/money/parse-amount.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import { type Day, dayAt, dayOf, formatDay, parseDay, splitDay } from '../../domain/time/calendar-day.ts';
import { instantOf } from '../../domain/time/local-moment.ts';
import { SHOP_TIME_ZONE } from '../../domain/time/shop-time-zone.ts';
import {
  VOUCHER_CHANGES,
  VOUCHER_OUTCOMES,
  type VoucherFile,
  type VoucherOutcome,
} from '../../features/vouchers/model/voucher-file.ts';
import { formatVoucherExport } from '../../features/vouchers/office/format-voucher-export.ts';
import { VoucherListPage } from '../../features/vouchers/office/voucher-list-page.tsx';
import { type RefusedVoucherForm, VoucherPage } from '../../features/vouchers/office/voucher-page.tsx';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { requireStaffPage } from '../../server/visitor/staff-session.server.ts';
import { buildPath } from '../../url.ts';
import type { OfficeDeps } from './office-deps.server.ts';
import { sealedSearch } from './office-search.server.ts';
import { registerPromotions } from './promotions.server.tsx';
import { languageOf, sendOfficePage, textsOf } from './send-office-page.server.tsx';

const form = { hide: true, consumes: ['application/x-www-form-urlencoded'] } as const;
const params = z.object({ voucherId: z.string() });

/** Gift vouchers and promotion codes. The audit log stores who has seen and changed which. */
export function registerVouchers(app: FastifyInstance, office: OfficeDeps): void {
  registerVoucherList(app, office);
  registerVoucher(app, office);
  registerPromotions(app, office);
}

function registerVoucherList(app: FastifyInstance, { staff, vouchers, searches, clock }: OfficeDeps): void {
  addRoute(app, 'back_office_vouchers', {
    purpose: 'staff',
    schema: {
      hide: true,
      querystring: z.object({
        search: sealedSearch,
        page: z.coerce.number().int().min(1).max(voucherLimits.maxPage).default(1),
      }),
    },
    handler: async (request, reply) => {
      const member = await requireStaffPage(request, reply, staff, ['service']);
      if (member === null) return reply;
      const { search, page } = request.query;
      const text = searches.open(search, member.id) ?? '';
      const found = await vouchers.office.search({ text, page });
      if (text !== '')
        await staff.audit(member.id, 'searched', '', {
          vouchers: found.vouchers.map(({ hint }) => hint ?? '–').join(' '),
        });
      const props = { texts: await textsOf(request), language: languageOf(request), text, search, found };
      const lastMonth = formatDay(firstOfMonth(dayAt(clock.now()), -1)).slice(0, 7);
      return sendOfficePage(request, reply, member, <VoucherListPage {...props} lastMonth={lastMonth} />);
    },
  });
  addRoute(app, 'back_office_voucher_search', {
    purpose: 'staff',
    schema: {
      ...form,
      body: z.object({ text: z.string().trim().max(officeLists.maxSearchLength).default('') }),
    },
    handler: async (request, reply) => {
      const member = await requireStaffPage(request, reply, staff, ['service']);
      if (member === null) return reply;
      const { text } = request.body;
      const search = text === '' ? null : searches.seal(text, member.id);
      return reply.redirect(buildPath('back_office_vouchers', {}, { search }), 303);
    },
  });
  addRoute(app, 'back_office_voucher_export', {
    purpose: 'staff',
    schema: { hide: true, querystring: z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }) },
    handler: async (request, reply) => {
      const member = await requireStaffPage(request, reply, staff, ['service']);
      if (member === null) return reply;
      const { month } = request.query;
      const first = parseDay(`${month}-01`);
      if (first === null) throw new HttpError(400, 'invalid-input', 'There is no such month.');
      const range = { from: midnightOf(first), to: midnightOf(firstOfMonth(first, 1)) };
      const sums = await vouchers.office.sumMonth(range);
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

const midnightOf = (day: Day) => new Date(instantOf({ day, minutes: 0, timeZone: SHOP_TIME_ZONE }));

/** The first day of a day's month, or of one that is months away. */
function firstOfMonth(day: Day, months: number): Day {
  const { year, month } = splitDay(day);
  return dayOf(year, month + months, 1);
}

function registerVoucher(app: FastifyInstance, office: OfficeDeps): void {
  const { staff, vouchers } = office;
  addRoute(app, 'back_office_voucher', {
    purpose: 'staff',
    schema: { hide: true, params, querystring: z.object({ outcome: z.enum(VOUCHER_OUTCOMES).optional() }) },
    handler: async (request, reply) => {
      const member = await requireStaffPage(request, reply, staff, ['service']);
      if (member === null) return reply;
      const file = await requireVoucher(office, request.params.voucherId);
      await staff.audit(member.id, 'voucher looked', file.voucher.hint ?? file.voucher.id);
      const { outcome = null } = request.query;
      return sendVoucherPage(request, reply, { member, file, outcome, refused: null });
    },
  });
  addRoute(app, 'back_office_voucher_change', {
    purpose: 'staff',
    bodyLimit: requestLimits.maxFormBytes,
    schema: { ...form, params, body: changeBody },
    handler: async (request, reply) => {
      const member = await requireStaffPage(request, reply, staff, ['service']);
      if (member === null) return reply;
      const { voucherId } = request.params;
      const file = await requireVoucher(office, voucherId);
      const { body } = request;
      const refused = findRefused(body, file);
      if (refused !== null)
        return sendVoucherPage(request, reply.code(400), { member, file, outcome: null, refused });
      const outcome = await carryOut(vouchers, voucherId, member.id, body);
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
type ChangeBody = z.infer<typeof changeBody>;

/** The field that is missing or wrong in a form. */
function findRefused(
  { change, reason, until, amount, validFrom, minimum, combinable }: ChangeBody,
  { voucher }: VoucherFile,
): RefusedVoucherForm | null {
  const values = { reason, until, amount, validFrom, minimum, combinable };
  const isReasonMissing = reason.length < voucherLimits.minReasonLength;
  switch (change) {
    case 'extend':
      if ((parseDay(until) ?? 0) <= voucher.expiresOn) return { form: 'extend', field: 'until', values };
      return isReasonMissing ? { form: 'extend', field: 'reason', values } : null;
    case 'limit':
      if (validFrom !== '' && !isFirstDay(validFrom, voucher.expiresOn))
        return { form: 'limit', field: 'validFrom', values };
      if (readMinimum(minimum) === null) return { form: 'limit', field: 'minimum', values };
      return isReasonMissing ? { form: 'limit', field: 'reason', values } : null;
    case 'correct':
      if ((parseAmount(amount) ?? 0) === 0) return { form: 'correct', field: 'amount', values };
      return isReasonMissing ? { form: 'correct', field: 'reason', values } : null;
    case 'block':
    case 'unblock':
      return isReasonMissing ? { form: 'state', field: 'reason', values } : null;
    default:
      return null;
  }
}

function isFirstDay(text: string, expiresOn: Day): boolean {
  const day = parseDay(text);
  return day !== null && day <= expiresOn;
}

/** Minor units; null for a text that is no amount from 0 on. */
function readMinimum(text: string): number | null {
  const minimum = text === '' ? 0 : parseAmount(text);
  return minimum === null || minimum < 0 ? null : minimum;
}

async function carryOut(
  { office }: OfficeDeps['vouchers'],
  id: string,
  staffId: string,
  { change, reason, until, amount, validFrom, minimum, combinable, correction }: ChangeBody,
): Promise<VoucherOutcome> {
  switch (change) {
    case 'block':
    case 'unblock':
      return office.change(id, staffId, { kind: change, reason });
    case 'extend':
      return office.change(id, staffId, { kind: change, until, reason });
    case 'limit':
      return office.change(id, staffId, {
        kind: change,
        reason,
        validFrom: validFrom === '' ? null : validFrom,
        minimum: readMinimum(minimum) ?? 0,
        isCombinable: combinable === 'yes',
      });
    case 'correct':
      return office.change(id, staffId, { kind: change, amount: parseAmount(amount) ?? 0, reason });
    case 'confirm':
    case 'withdraw':
      return correction === ''
        ? 'not-possible'
        : office.change(id, staffId, { kind: change, correctionId: correction });
    case 'resend':
      return office.resend(id, staffId);
  }
}

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
