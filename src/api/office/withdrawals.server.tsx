import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { officeLists, requestLimits, staffPolicy, withdrawalPolicy } from '../../defaults.ts';
import { CARD_ORDERS, type CardFilters } from '../../design/staff/card-list-filters.tsx';
import { narrowScope, seesBrand } from '../../domain/staff/brand-scope.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import {
  SETTLE_OUTCOMES,
  WITHDRAWAL_LISTS,
  type WithdrawalDecision,
} from '../../features/withdrawal/office/withdrawal-list.ts';
import {
  WithdrawalListPage,
  type WithdrawalListPageProps,
  withdrawalFileColumns,
} from '../../features/withdrawal/office/withdrawal-list-page.tsx';
import { buildPath } from '../../url.ts';
import { listTurn, sendListFile } from './list-file.server.ts';
import { addOfficeRoute } from './serving/add-office-route.server.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from './serving/send-office-page.server.tsx';

const number = z.string().trim().max(300);
const body = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('connect'), number }),
  z.object({ decision: z.literal('close'), reason: z.string().trim().max(staffPolicy.maxNoteLength) }),
]);

/** Withdrawals for which no contract was found. The audit log stores who has settled which. */
export function registerWithdrawals(app: FastifyInstance, office: OfficeDeps): void {
  const { staff, withdrawals } = office;
  addOfficeRoute(app, staff, 'back_office_withdrawals', {
    roles: ['service'],
    schema: {
      hide: true,
      querystring: z.object({
        list: z.enum(WITHDRAWAL_LISTS).default('open'),
        page: z.coerce.number().int().min(1).max(withdrawalPolicy.maxPage).default(1),
        brand: z.string().max(officeLists.maxSearchLength).default(''),
        sort: z.enum(CARD_ORDERS).catch(''),
        format: listTurn.format,
        outcome: z.enum(SETTLE_OUTCOMES).optional(),
        chosen: z.uuid().optional().describe('The withdrawal that may mean the order `number`'),
        number: number.default(''),
      }),
    },
    handler: async (request, reply, member) => {
      const { list, page, brand, sort, format, outcome = null, chosen: id, number: typed } = request.query;
      if (format === 'csv') {
        const { withdrawals: rows } = await withdrawals.list({
          brands: narrowScope(member.brands, brand),
          list,
          page: 1,
          order: sort,
          size: officeLists.exported,
        });
        const file = { name: `withdrawals-${list}`, columns: withdrawalFileColumns, rows };
        return sendListFile(reply, { staff, member }, file);
      }
      if (id === undefined) {
        const asked = { member, list, page, brand, sort, outcome };
        return sendList(office, request, reply, { ...asked, chosen: null, refused: null });
      }
      const order = await withdrawals.findOrder(typed, member.brands);
      const shown = { member, list: 'open', page: 1, outcome } as const;
      return order === null
        ? sendList(office, request, reply.code(400), {
            ...shown,
            chosen: null,
            refused: { id, field: 'number', value: typed },
          })
        : sendList(office, request, reply, { ...shown, chosen: { id, order }, refused: null });
    },
  });
  addOfficeRoute(app, staff, 'back_office_withdrawal_settle', {
    roles: ['service'],
    bodyLimit: requestLimits.maxFormBytes,
    schema: {
      hide: true,
      consumes: ['application/x-www-form-urlencoded'],
      params: z.object({ withdrawalId: z.uuid() }),
      body,
    },
    handler: async (request, reply, member) => {
      const { withdrawalId: id } = request.params;
      const said = request.body;
      if (said.decision === 'close' && said.reason.length < staffPolicy.minNoteLength)
        return sendList(office, request, reply.code(400), {
          member,
          list: 'open',
          page: 1,
          outcome: null,
          chosen: null,
          refused: { id, field: 'reason', value: said.reason },
        });
      const decision: WithdrawalDecision =
        said.decision === 'close'
          ? { kind: 'close', reason: said.reason }
          : { kind: 'connect', bookingNumber: said.number };
      const outcome = await withdrawals.settle(id, member, decision);
      if (outcome === 'done')
        await staff.audit(member.id, 'withdrawal settled', said.decision === 'close' ? id : said.number);
      return reply.redirect(buildPath('back_office_withdrawals', {}, { outcome }), 303);
    },
  });
}

type ShownWithdrawals = Pick<WithdrawalListPageProps, 'list' | 'chosen' | 'outcome' | 'refused'> &
  Partial<Pick<CardFilters, 'brand' | 'sort'>> & {
    readonly member: StaffMember;
    readonly page: number;
  };

async function sendList(
  { withdrawals, brands }: OfficeDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { member, page, brand = '', sort = '', ...shown }: ShownWithdrawals,
): Promise<FastifyReply> {
  const props = {
    texts: await textsOf(request),
    language: languageOf(request),
    filters: { list: shown.list, brand, sort },
    brands: brands.filter(([key]) => seesBrand(member.brands, key)),
    ...shown,
  };
  // What is typed or looked at comes first, wherever in the list it is.
  const first = (shown.chosen ?? shown.refused)?.id ?? null;
  const listed = await withdrawals.list({
    brands: narrowScope(member.brands, brand),
    list: shown.list,
    page,
    order: sort,
    first,
  });
  return sendOfficePage(request, reply, member, <WithdrawalListPage {...props} listed={listed} />);
}
