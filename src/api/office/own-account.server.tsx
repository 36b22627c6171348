import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { staffPolicy } from '../../defaults.ts';
import { STAFF_ROLES, type StaffMember } from '../../domain/staff/staff.ts';
import { checkPasskeyName } from '../../features/staff/form/check-staff-form.ts';
import { newPasskeyBody, type PasskeyAnswer } from '../../features/staff/passkey-schema.ts';
import { StaffAccountPage, type StaffAccountPageProps } from '../../features/staff/staff-account-page.tsx';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { readStaffToken, requireStaff } from '../../server/visitor/staff-session.server.ts';
import { buildPath } from '../../url.ts';
import { passkeySiteOf } from './passkey-site.server.ts';
import { addOfficeRoute } from './serving/add-office-route.server.ts';
import type { OfficeDeps, OfficeOptions } from './serving/office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from './serving/send-office-page.server.tsx';

const id = z.string().max(1500);

/** The own account of staff: add, rename and remove passkeys. */
export function registerOwnAccount(app: FastifyInstance, office: OfficeDeps, options: OfficeOptions): void {
  const { staff, passkeys } = office;
  const { scripts } = options;
  async function sendAccount(
    request: FastifyRequest,
    reply: FastifyReply,
    member: StaffMember,
    shown: Pick<StaffAccountPageProps, 'outcome' | 'refused'>,
  ): Promise<FastifyReply> {
    const texts = await textsOf(request);
    const own = { member, texts, language: languageOf(request), passkeys: await passkeys.list(member.id) };
    return sendOfficePage(request, reply, member, <StaffAccountPage {...own} {...shown} />, scripts);
  }
  const addressOf = (outcome: string) => buildPath('back_office_account', {}, { outcome });
  addOfficeRoute(app, staff, 'back_office_account', {
    roles: STAFF_ROLES,
    schema: {
      hide: true,
      querystring: z.object({ outcome: z.enum(['added', 'renamed', 'removed']).optional() }),
    },
    handler: async (request, reply, member) => {
      return sendAccount(request, reply, member, { outcome: request.query.outcome ?? null, refused: null });
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
  addOfficeRoute(app, staff, 'back_office_passkey', {
    roles: STAFF_ROLES,
    schema: {
      hide: true,
      consumes: ['application/x-www-form-urlencoded'],
      body: z.discriminatedUnion('action', [
        z.object({
          action: z.literal('rename'),
          id,
          name: z.string().trim().max(staffPolicy.maxPasskeyNameLength),
        }),
        z.object({ action: z.literal('remove'), id }),
      ]),
    },
    handler: async (request, reply, member) => {
      const { body } = request;
      const errors = body.action === 'rename' ? checkPasskeyName(body) : {};
      if (Object.keys(errors).length > 0) {
        const refused = { id: body.id, errors };
        return sendAccount(request, reply.code(400), member, { outcome: null, refused });
      }
      if (body.action === 'rename') await passkeys.rename(member, body.id, body.name);
      else await passkeys.remove(member, body.id);
      return reply.redirect(addressOf(body.action === 'rename' ? 'renamed' : 'removed'), 303);
    },
  });
}
