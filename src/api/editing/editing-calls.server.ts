import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { editingLimits } from '../../defaults.ts';
import { seesBrand } from '../../domain/staff/brand-scope.ts';
import type { StaffMember, StaffRole } from '../../domain/staff/staff.ts';
import type {
  ChangeAnswer,
  CompareAnswer,
  DocumentList,
  OpenDocument,
  PresenceAnswer,
  VersionAnswer,
} from '../../features/editing/editing-calls.ts';
import {
  compareQuery,
  createBody,
  discardBody,
  presenceBody,
  publishBody,
  restoreBody,
  saveBody,
  scheduleBody,
  versionParams,
} from '../../features/editing/editing-schemas.ts';
import type { EditingService } from '../../features/editing/editing-service.server.ts';
import type { StaffStore } from '../../features/staff/staff-store.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { requireStaff } from '../../server/visitor/staff-session.server.ts';

export interface EditingCallDeps {
  readonly service: EditingService;
  readonly staff: Pick<StaffStore, 'find' | 'peek'>;
  /** Keys of the brands there are. */
  readonly brandKeys: readonly string[];
}

/** Who writes, and who may also change what visitors see. */
export const editors: readonly StaffRole[] = ['editor', 'publisher'];
const publishers: readonly StaffRole[] = ['publisher'];

const params = z.object({ documentId: z.string() });

/**
 * Calls of the editors' app (`features/editing/editing-calls.ts`). Every change is saved in the audit log with its
 * author.
 */
export function registerEditingCalls(app: FastifyInstance, deps: EditingCallDeps): void {
  registerDocuments(app, deps);
  registerChanges(app, deps);
  registerHistory(app, deps);
}

function registerDocuments(app: FastifyInstance, { service, staff, brandKeys }: EditingCallDeps): void {
  addRoute(app, 'editing_list', {
    purpose: 'staff',
    schema: { hide: true },
    handler: async (request, reply): Promise<DocumentList> => {
      const { brands } = await requireEditor(request, reply, staff, editors);
      return { documents: (await service.list()).filter(({ brand }) => seesBrand(brands, brand)) };
    },
  });
  addRoute(app, 'editing_open', {
    purpose: 'staff',
    schema: { hide: true, params },
    handler: async (request, reply): Promise<OpenDocument> => {
      const editor = await requireEditor(request, reply, staff, editors);
      return requireFound(await service.open(request.params.documentId, editor));
    },
  });
  addRoute(app, 'editing_create', {
    purpose: 'staff',
    schema: {
      hide: true,
      body: createBody.extend({
        brand: createBody.shape.brand.refine((key) => brandKeys.includes(key), 'is no brand of ours'),
      }),
    },
    handler: async (request, reply): Promise<ChangeAnswer> => {
      const editor = await requireEditor(request, reply, staff, editors);
      const { id, brand, copyOf } = request.body;
      // A repeated request answers with the document that it has made; a copy shows what it is made from.
      const named = await Promise.all(
        [id, copyOf].map((each) => (each === null ? brand : service.findBrand(each))),
      );
      const isForeign = [brand, ...named].some((each) => each !== null && !seesBrand(editor.brands, each));
      if (isForeign) throw new HttpError(404, 'not-found', 'There is no such document.');
      return requireFound(await service.create(request.body, editor));
    },
  });
  addRoute(app, 'editing_presence', {
    purpose: 'staff',
    schema: {
      hide: true,
      params,
      body: presenceBody,
    },
    handler: async (request, reply): Promise<PresenceAnswer> => {
      // A heartbeat of the open page: it does not mean that somebody is there.
      const editor = await requireEditor(request, reply, { find: staff.peek }, editors);
      return requireFound(await service.savePresence(request.params.documentId, request.body, editor));
    },
  });
}

/** What an editor does to a document; what visitors notice needs a publisher. */
function registerChanges(app: FastifyInstance, { service, staff }: EditingCallDeps): void {
  addRoute(app, 'editing_save', {
    purpose: 'staff',
    bodyLimit: editingLimits.maxRequestBytes,
    schema: { hide: true, params, body: saveBody },
    handler: async (request, reply): Promise<ChangeAnswer> => {
      const editor = await requireEditor(request, reply, staff, editors);
      return requireFound(await service.save(request.params.documentId, request.body, editor));
    },
  });
  addRoute(app, 'editing_discard', {
    purpose: 'staff',
    schema: { hide: true, params, body: discardBody },
    handler: async (request, reply): Promise<ChangeAnswer> => {
      const editor = await requireEditor(request, reply, staff, editors);
      return requireFound(await service.discard(request.params.documentId, request.body.revision, editor));
    },
  });
  addRoute(app, 'editing_restore', {
    purpose: 'staff',
    schema: {
      hide: true,
      params,
      body: restoreBody,
    },
    handler: async (request, reply): Promise<ChangeAnswer> => {
      const roles = request.body.to === 'live' ? publishers : editors;
      const editor = await requireEditor(request, reply, staff, roles);
      return requireFound(await service.restore(request.params.documentId, request.body, editor));
    },
  });
  addRoute(app, 'editing_publish', {
    purpose: 'staff',
    schema: { hide: true, params, body: publishBody },
    handler: async (request, reply): Promise<ChangeAnswer> => {
      const editor = await requireEditor(request, reply, staff, publishers);
      return requireFound(await service.publish(request.params.documentId, request.body, editor));
    },
  });
  addRoute(app, 'editing_schedule', {
    purpose: 'staff',
    schema: { hide: true, params, body: scheduleBody },
    handler: async (request, reply): Promise<ChangeAnswer> => {
      const editor = await requireEditor(request, reply, staff, publishers);
      return requireFound(await service.schedule(request.params.documentId, request.body, editor));
    },
  });
  addRoute(app, 'editing_unpublish', {
    purpose: 'staff',
    schema: { hide: true, params },
    handler: async (request, reply): Promise<ChangeAnswer> => {
      const editor = await requireEditor(request, reply, staff, publishers);
      return requireFound(await service.unpublish(request.params.documentId, editor));
    },
  });
}

function registerHistory(app: FastifyInstance, { service, staff }: EditingCallDeps): void {
  addRoute(app, 'editing_version', {
    purpose: 'staff',
    schema: { hide: true, params: versionParams },
    handler: async (request, reply): Promise<VersionAnswer> => {
      await requireEditor(request, reply, staff, editors);
      const { documentId, version: wanted } = request.params;
      return requireFound(await service.readVersion(documentId, wanted));
    },
  });
  addRoute(app, 'editing_compare', {
    purpose: 'staff',
    schema: {
      hide: true,
      params,
      querystring: compareQuery,
    },
    handler: async (request, reply): Promise<CompareAnswer> => {
      await requireEditor(request, reply, staff, editors);
      const { from, to, language } = request.query;
      return {
        differences: requireFound(await service.compare(request.params.documentId, from, to, language)),
      };
    },
  });
}

/** Returns the signed-in member if it has one of the roles; an admin may do everything. @throws HttpError 401 or 403 */
export async function requireEditor(
  request: FastifyRequest,
  reply: FastifyReply,
  staff: Pick<StaffStore, 'find'>,
  roles: readonly StaffRole[],
): Promise<StaffMember> {
  reply.header('cache-control', 'no-store');
  return requireStaff(request, staff, roles);
}

function requireFound<Found>(found: Found | null): Found {
  if (found === null) throw new HttpError(404, 'not-found', 'There is no such document.');
  return found;
}
