import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../../server/http/http-error.server.ts';
import { addOfficeRoute } from './serving/add-office-route.server.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';

/**
 * Files of cases, for the service staff alone and only ever as downloads: what came from outside is never shown by a browser under our
 * address, and what the scanner has found is not served at all.
 */
export function registerCaseFile(
  app: FastifyInstance,
  { cases, staff }: Pick<OfficeDeps, 'cases' | 'staff'>,
): void {
  addOfficeRoute(app, staff, 'back_office_case_file', {
    roles: ['service'],
    schema: { hide: true, params: z.object({ caseId: z.string(), fileId: z.string() }) },
    handler: async (request, reply, member) => {
      const { caseId, fileId } = request.params;
      const found = await cases.files.open(caseId, fileId);
      if (found === null) throw new HttpError(404, 'not-found', 'There is no such file.');
      const { file, content } = found;
      if (file.scan === 'infected')
        throw new HttpError(403, 'forbidden', 'The virus scanner has found something in this file.');
      await staff.audit(member.id, 'case file opened', caseId, { file: fileId });
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
          'content-length': String(file.bytes),
          'content-security-policy': "sandbox; default-src 'none'",
          'cross-origin-resource-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
        })
        .type(file.type)
        .send(Readable.from(content, { objectMode: false }));
    },
  });
}
