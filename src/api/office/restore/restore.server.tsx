import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requestLimits, staffPolicy } from '../../../defaults.ts';
import type { StaffMember } from '../../../domain/staff/staff.ts';
import { RestorePage, type RestorePageProps } from '../../../features/restore/restore-page.tsx';
import { buildPath } from '../../../url.ts';
import { addOfficeRoute } from '../serving/add-office-route.server.ts';
import type { OfficeDeps } from '../serving/office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from '../serving/send-office-page.server.tsx';

/** Differences between a restored database and the other parties' books. The audit log stores who has settled which. */
export function registerRestore(app: FastifyInstance, office: OfficeDeps): void {
  const { staff, restore } = office;
  addOfficeRoute(app, staff, 'back_office_restore', {
    roles: ['service'],
    schema: { hide: true, querystring: z.object({ outcome: z.enum(['done', 'settled']).optional() }) },
    handler: async (request, reply, member) =>
      sendFindings(office, request, reply, {
        member,
        outcome: request.query.outcome ?? null,
        refused: null,
      }),
  });
  addOfficeRoute(app, staff, 'back_office_restore_settle', {
    roles: ['service'],
    bodyLimit: requestLimits.maxFormBytes,
    schema: {
      hide: true,
      consumes: ['application/x-www-form-urlencoded'],
      params: z.object({ findingId: z.uuid() }),
      body: z.object({ note: z.string().trim().max(staffPolicy.maxNoteLength) }),
    },
    handler: async (request, reply, member) => {
      const { findingId: id } = request.params;
      const { note } = request.body;
      if (note.length < staffPolicy.minNoteLength)
        return sendFindings(office, request, reply.code(400), {
          member,
          outcome: null,
          refused: { id, note },
        });
      const isSettled = await restore.settle(id, member.name, note);
      if (isSettled) await staff.audit(member.id, 'restore finding settled', id);
      const outcome = isSettled ? 'done' : 'settled';
      return reply.redirect(buildPath('back_office_restore', {}, { outcome }), 303);
    },
  });
}

async function sendFindings(
  { restore }: OfficeDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { member, ...shown }: Pick<RestorePageProps, 'outcome' | 'refused'> & { readonly member: StaffMember },
): Promise<FastifyReply> {
  const props = {
    texts: await textsOf(request),
    language: languageOf(request),
    findings: await restore.list(),
    ...shown,
  };
  return sendOfficePage(request, reply, member, <RestorePage {...props} />);
}
