import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { officeLists } from '../../defaults.ts';
import { arrangeRows } from '../../design/staff/arrange-rows.ts';
import { parseListSort } from '../../design/staff/list-sort.ts';
import {
  DELIVERY_SORTS,
  DELIVERY_STATES,
  DeliveryListPage,
  deliverySortValues,
  listDeliveryColumns,
} from '../../features/deliveries/delivery-list-page.tsx';
import { DeliveryPage } from '../../features/deliveries/delivery-page.tsx';
import { HttpError } from '../../server/http/http-error.server.ts';
import { buildPath } from '../../url.ts';
import { listTurn, sendListFile } from './list-file.server.ts';
import { addOfficeRoute } from './serving/add-office-route.server.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from './serving/send-office-page.server.tsx';

const params = z.object({ deliveryId: z.string().max(60) });
const outcomes = ['done', 'own', 'decided'] as const;

/** Deliveries that look like a mistake: seen and decided by a second person. */
export function registerDeliveries(app: FastifyInstance, { staff, deliveries }: OfficeDeps): void {
  addOfficeRoute(app, staff, 'back_office_deliveries', {
    roles: ['service'],
    schema: {
      hide: true,
      querystring: z.object({ state: z.enum(['', ...DELIVERY_STATES]).default(''), ...listTurn }),
    },
    handler: async (request, reply, member) => {
      const { page: asked, format, ...filters } = request.query;
      const isFile = format === 'csv';
      const all = await deliveries.list();
      const { rows, page } = arrangeRows(
        all.filter(({ state }) => filters.state === '' || state === filters.state),
        deliverySortValues,
        {
          sort: parseListSort(filters.sort, DELIVERY_SORTS),
          page: isFile ? 1 : asked,
          size: isFile ? officeLists.exported : officeLists.rows,
        },
      );
      const props = {
        texts: await textsOf(request),
        language: languageOf(request),
        filters,
        deliveries: rows,
        page,
      };
      if (isFile) {
        const list = { name: 'deliveries', columns: listDeliveryColumns(props), rows };
        return sendListFile(reply, { staff, member }, list);
      }
      return sendOfficePage(request, reply, member, <DeliveryListPage {...props} />);
    },
  });
  addOfficeRoute(app, staff, 'back_office_delivery', {
    roles: ['service'],
    schema: { hide: true, params, querystring: z.object({ outcome: z.enum(outcomes).optional() }) },
    handler: async (request, reply, member) => {
      const delivery = await deliveries.find(request.params.deliveryId);
      if (delivery === null) throw new HttpError(404, 'not-found', 'There is no such delivery.');
      const { outcome = null } = request.query;
      const props = { texts: await textsOf(request), language: languageOf(request), delivery, outcome };
      return sendOfficePage(request, reply, member, <DeliveryPage {...props} />);
    },
  });
  addOfficeRoute(app, staff, 'back_office_delivery_decision', {
    roles: ['service'],
    schema: {
      hide: true,
      params,
      consumes: ['application/x-www-form-urlencoded'],
      body: z.object({ decision: z.enum(['take', 'refuse']) }),
    },
    handler: async (request, reply, member) => {
      const { deliveryId } = request.params;
      if ((await deliveries.find(deliveryId)) === null)
        throw new HttpError(404, 'not-found', 'There is no such delivery.');
      const isTaken = request.body.decision === 'take';
      const decide = isTaken ? deliveries.take : deliveries.refuse;
      const outcome = await decide(deliveryId, member);
      if (outcome === 'done')
        await staff.audit(member.id, isTaken ? 'delivery taken' : 'delivery refused', deliveryId);
      return reply.redirect(buildPath('back_office_delivery', { deliveryId }, { outcome }), 303);
    },
  });
}
