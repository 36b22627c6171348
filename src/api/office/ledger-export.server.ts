import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { formatLedgerExport } from '../../features/booking/accounting/format-ledger-export.ts';
import { parseShopMonth } from '../../features/vouchers/office/shop-month.ts';
import { parameterShapes } from '../../routes.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { addOfficeRoute } from './serving/add-office-route.server.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';

const companyShape = new RegExp(`^${parameterShapes.company}$`);

/** The ledger of a month, of every company or of one, as a file for accounting. */
export function registerLedgerExport(app: FastifyInstance, { staff, service }: OfficeDeps): void {
  addOfficeRoute(app, staff, 'back_office_ledger_export', {
    roles: ['service'],
    schema: {
      hide: true,
      querystring: z.object({ month: z.string().max(7), company: z.string().regex(companyShape).optional() }),
    },
    handler: async (request, reply, member) => {
      const { month, company = null } = request.query;
      const range = parseShopMonth(month);
      if (range === null) throw new HttpError(400, 'invalid-input', 'There is no such month.');
      const name = company === null ? `ledger-${month}` : `ledger-${company}-${month}`;
      await staff.audit(member.id, 'list exported', name);
      const selection = { ...range, brands: member.brands, companyId: company };
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="${name}.csv"`,
        })
        .type('text/csv; charset=utf-8')
        .send(Readable.from(formatLedgerExport(service.listLedgerLines(selection))));
    },
  });
}
