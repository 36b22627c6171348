import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { STAFF_ROLES } from '../../domain/staff/staff.ts';
import { AccountPage } from '../../features/staff/account-page.tsx';
import { newPasskeyBody, type PasskeyAnswer, passkeyName } from '../../features/staff/passkey-schema.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { readStaffToken, requireStaff, requireStaffPage } from '../../server/visitor/staff-session.server.ts';
import { buildPath } from '../../url.ts';
import type { OfficeDeps, OfficeOptions } from './office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from './office-page.server.tsx';
import { passkeySiteOf } from './passkey-site.server.ts';

const id = z.string().max(1500);

/** The own account of staff: add, rename and remove passkeys. */
export function registerOwnAccount(app: FastifyInstance, office: OfficeDeps, options: OfficeOptions): void {
  const { staff, passkeys } = office;
  const { scripts } = options;
  const addressOf = (outcome: string) => buildPath('back_office_account', {}, { outcome });
  addRoute(app, 'back_office_account', {
    purpose: 'staff',
    schema: {
      hide: true,
      querystring: z.object({ outcome: z.enum(['added', 'renamed', 'removed']).optional() }),
    },
    handler: async (request, reply) => {
      const member = await requireStaffPage(request, reply, staff, STAFF_ROLES);
      if (member === null) return reply;
      const props = {
        member,
        texts: await textsOf(request),
        language: languageOf(request),
        passkeys: await passkeys.list(member.id),
        outcome: request.query.outcome ?? null,
      };
      return sendOfficePage(request, reply, member, <AccountPage {...props} />, scripts);
    },
  });
  addRoute(app, 'back_office_new_passkey_offer', {
    purpose: 'staff',
    schema: { hide: true },
    handler: async (request, reply) => {
      const member = await requireStaff(request, staff, STAFF_ROLES);
      reply.header('cache-control', 'no-store');
      const offer = await passkeys.offerNew(passkeySiteOf(request), member, readStaffToken(request));
      if (offer === null) throw new HttpError(409, 'forbidden', 'Passkeys are added soon after signing in.');
      return offer;
    },
  });
  addRoute(app, 'back_office_new_passkey', {
    purpose: 'staff',
    schema: { hide: true, body: newPasskeyBody },
    handler: async (request, reply): Promise<PasskeyAnswer> => {
      const member = await requireStaff(request, staff, STAFF_ROLES);
      reply.header('cache-control', 'no-store');
      const { proof, name } = request.body;
      const site = passkeySiteOf(request);
      if (!(await passkeys.add(site, member, proof, name)))
        throw new HttpError(400, 'invalid-input', 'This passkey does not fit what was asked for.');
      return { to: addressOf('added') };
    },
  });
  addRoute(app, 'back_office_passkey', {
    purpose: 'staff',
    schema: {
      hide: true,
      consumes: ['application/x-www-form-urlencoded'],
      body: z.discriminatedUnion('action', [
        z.object({ action: z.literal('rename'), id, name: passkeyName }),
        z.object({ action: z.literal('remove'), id }),
      ]),
    },
    handler: async (request, reply) => {
      const member = await requireStaffPage(request, reply, staff, STAFF_ROLES);
      if (member === null) return reply;
      const { body } = request;
      if (body.action === 'rename') await passkeys.rename(member, body.id, body.name);
      else await passkeys.remove(member, body.id);
      return reply.redirect(addressOf(body.action === 'rename' ? 'renamed' : 'removed'), 303);
    },
  });
}
