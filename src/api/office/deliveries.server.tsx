import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DeliveryListPage } from '../../features/deliveries/delivery-list-page.tsx';
import { DeliveryPage } from '../../features/deliveries/delivery-page.tsx';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { requireStaffPage } from '../../server/visitor/staff-session.server.ts';
import { buildPath } from '../../url.ts';
import type { OfficeDeps } from './office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from './send-office-page.server.tsx';

const params = z.object({ deliveryId: z.string().max(60) });
const outcomes = ['done', 'own', 'decided'] as const;

/** Deliveries that look like a mistake: seen and decided by a second person. */
export function registerDeliveries(app: FastifyInstance, { staff, deliveries }: OfficeDeps): void {
  addRoute(app, 'back_office_deliveries', {
    purpose: 'staff',
    schema: { hide: true },
    handler: async (request, reply) => {
      const member = await requireStaffPage(request, reply, staff, ['service']);
      if (member === null) return reply;
      const props = {
        texts: await textsOf(request),
        language: languageOf(request),
        deliveries: await deliveries.list(),
      };
      return sendOfficePage(request, reply, member, <DeliveryListPage {...props} />);
    },
  });
  addRoute(app, 'back_office_delivery', {
    purpose: 'staff',
    schema: { hide: true, params, querystring: z.object({ outcome: z.enum(outcomes).optional() }) },
    handler: async (request, reply) => {
      const member = await requireStaffPage(request, reply, staff, ['service']);
      if (member === null) return reply;
      const delivery = await deliveries.find(request.params.deliveryId);
      if (delivery === null) throw new HttpError(404, 'not-found', 'There is no such delivery.');
      const { outcome = null } = request.query;
      const props = { texts: await textsOf(request), language: languageOf(request), delivery, outcome };
      return sendOfficePage(request, reply, member, <DeliveryPage {...props} />);
    },
  });
  addRoute(app, 'back_office_delivery_decision', {
    purpose: 'staff',
    schema: {
      hide: true,
      params,
      consumes: ['application/x-www-form-urlencoded'],
      body: z.object({ decision: z.enum(['take', 'refuse']) }),
    },
    handler: async (request, reply) => {
      const member = await requireStaffPage(request, reply, staff, ['service']);
      if (member === null) return reply;
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
