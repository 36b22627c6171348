import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { officeLists } from '../../defaults.ts';
import { arrangeRows } from '../../design/staff/arrange-rows.ts';
import { parseListSort } from '../../design/staff/list-sort.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import { REFUND_REASONS } from '../../features/booking/model/refunds/due-refund.ts';
import { REFUND_LISTS } from '../../features/booking/model/refunds/listed-refund.ts';
import {
  listRefundColumns,
  REFUND_SORTS,
  RefundListPage,
  refundSortValues,
} from '../../features/booking/refunds/refund-list-page.tsx';
import { monthBefore } from '../../features/vouchers/office/shop-month.ts';
import { listTurn, sendListFile } from './list-file.server.ts';
import { addOfficeRoute } from './serving/add-office-route.server.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from './serving/send-office-page.server.tsx';

/** What is owed to travellers, as a list and as a file. */
export function registerRefunds(app: FastifyInstance, { staff, service, clock }: OfficeDeps): void {
  addOfficeRoute(app, staff, 'back_office_refunds', {
    roles: ['service'],
    schema: {
      hide: true,
      querystring: z.object({
        list: z.enum(REFUND_LISTS).default('open'),
        reason: z.enum(['', ...REFUND_REASONS]).default(''),
        ...listTurn,
      }),
    },
    handler: async (request, reply, member) => {
      const { page: asked, format, ...filters } = request.query;
      const isFile = format === 'csv';
      const listed = await service.listRefunds(
        filters.list,
        member.brands,
        isFile ? officeLists.exported : officeLists.refunds,
      );
      const { rows: refunds, page } = arrangeRows(
        listed.filter(({ reason }) => filters.reason === '' || reason === filters.reason),
        refundSortValues,
        {
          sort: parseListSort(filters.sort, REFUND_SORTS),
          page: isFile ? 1 : asked,
          size: isFile ? officeLists.exported : officeLists.rows,
        },
      );
      const props = { texts: await textsOf(request), language: languageOf(request), filters, refunds, page };
      if (isFile) {
        const list = { name: `refunds-${filters.list}`, columns: listRefundColumns(props), rows: refunds };
        return sendListFile(reply, { staff, member }, list);
      }
      return sendOfficePage(
        request,
        reply,
        member,
        <RefundListPage {...props} lastMonth={monthBefore(dayAt(clock.now()))} />,
      );
    },
  });
}
