import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { REFUND_LISTS } from '../../features/booking/model/listed-refund.ts';
import { formatRefundExport } from '../../features/booking/refunds/format-refund-export.ts';
import { RefundListPage } from '../../features/booking/refunds/refund-list-page.tsx';
import { addRoute } from '../../server/http/add-route.server.ts';
import { requireStaffPage } from '../../server/visitor/staff-session.server.ts';
import type { OfficeDeps } from './office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from './send-office-page.server.tsx';

const querystring = z.object({ list: z.enum(REFUND_LISTS).default('open') });

/** What is owed to travellers, as a list and as a file. */
export function registerRefunds(app: FastifyInstance, { staff, service }: OfficeDeps): void {
  addRoute(app, 'back_office_refunds', {
    purpose: 'staff',
    schema: { hide: true, querystring },
    handler: async (request, reply) => {
      const member = await requireStaffPage(request, reply, staff, ['service']);
      if (member === null) return reply;
      const { list } = request.query;
      const refunds = await service.listRefunds(list, member.brands);
      const props = { texts: await textsOf(request), language: languageOf(request), list, refunds };
      return sendOfficePage(request, reply, member, <RefundListPage {...props} />);
    },
  });
  addRoute(app, 'back_office_refunds_export', {
    purpose: 'staff',
    schema: { hide: true, querystring },
    handler: async (request, reply) => {
      const member = await requireStaffPage(request, reply, staff, ['service']);
      if (member === null) return reply;
      const { list } = request.query;
      const refunds = await service.listRefunds(list, member.brands);
      await staff.audit(member.id, 'refunds exported', list);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="refunds-${list}.csv"`,
        })
        .type('text/csv; charset=utf-8')
        .send(formatRefundExport(refunds));
    },
  });
}
