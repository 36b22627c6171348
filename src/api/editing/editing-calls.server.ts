import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { LocalText } from '../../brands/brand.ts';
import { editingLimits } from '../../defaults.ts';
import type { StaffMember, StaffRole } from '../../domain/staff/staff.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import { EDITED_KINDS } from '../../features/editing/edited-kind.ts';
import type {
  ChangeAnswer,
  CompareAnswer,
  DocumentList,
  DraftBody,
  OpenDocument,
  PresenceAnswer,
  VersionAnswer,
} from '../../features/editing/editing-calls.ts';
import type { EditingService } from '../../features/editing/editing-service.server.ts';
import type { StaffStore } from '../../features/staff/staff-store.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { requireStaff } from '../../server/visitor/staff-session.server.ts';

export interface EditingCallsShop {
  readonly service: EditingService;
  readonly staff: Pick<StaffStore, 'find'>;
  /** Keys of the brands there are. */
  readonly brandKeys: readonly string[];
}

/** Who writes, and who may besides change what visitors see. */
export const editors: readonly StaffRole[] = ['editor', 'publisher'];
const publishers: readonly StaffRole[] = ['publisher'];

/** Any text at any short key: an unknown language is reported at its field, not as a broken request. */
const localText = z.record(z.string().max(10), z.string()) as unknown as z.ZodType<LocalText>;
const props = z.record(z.string(), z.unknown());
/** Checks only the outer shape: validation errors are reported at the field itself. */
export const draftBody = z.object({
  meta: z.object({ title: localText, description: localText }).exactOptional(),
  modules: z.array(z.object({ type: z.string().max(100), id: z.string().max(200), props })).exactOptional(),
  values: props.exactOptional(),
}) satisfies z.ZodType<DraftBody>;

const params = z.object({ documentId: z.string() });
const revision = z.int().positive();
const note = z.string().trim().max(500);
const moment = z.iso.datetime({ offset: true });
const version = z.coerce.number().int().positive();
const stateName = z.union([z.enum(['draft', 'published']), version]);

/**
 * Calls of the editors' app (`features/editing/editing-calls.ts`). Every change is saved in the audit log with its
 * author.
 */
export function registerEditingCalls(app: FastifyInstance, shop: EditingCallsShop): void {
  registerDocuments(app, shop);
  registerChanges(app, shop);
  registerHistory(app, shop);
}

function registerDocuments(app: FastifyInstance, { service, staff, brandKeys }: EditingCallsShop): void {
  addRoute(app, 'editing_list', {
    schema: { hide: true },
    handler: async (request, reply): Promise<DocumentList> => {
      await enter(request, reply, staff, editors);
      return { documents: await service.list() };
    },
  });
  addRoute(app, 'editing_open', {
    schema: { hide: true, params },
    handler: async (request, reply): Promise<OpenDocument> => {
      const editor = await enter(request, reply, staff, editors);
      return requireFound(await service.open(request.params.documentId, editor));
    },
  });
  addRoute(app, 'editing_create', {
    schema: {
      hide: true,
      body: z.object({
        id: z.uuid().toLowerCase(),
        brand: z.string().refine((key) => brandKeys.includes(key), 'is no brand of ours'),
        kind: z.enum(EDITED_KINDS),
        slug: z.string().max(300),
        title: localText.nullable(),
        copyOf: z.uuid().nullable(),
      }),
    },
    handler: async (request, reply): Promise<ChangeAnswer> => {
      const editor = await enter(request, reply, staff, editors);
      return requireFound(await service.create(request.body, editor));
    },
  });
  addRoute(app, 'editing_presence', {
    schema: {
      hide: true,
      params,
      body: z.object({ windowId: z.uuid(), state: z.enum(['looking', 'editing', 'gone']) }),
    },
    handler: async (request, reply): Promise<PresenceAnswer> => {
      const editor = await enter(request, reply, staff, editors);
      return requireFound(await service.savePresence(request.params.documentId, request.body, editor));
    },
  });
}

/** What an editor does to a document; what visitors notice needs a publisher. */
function registerChanges(app: FastifyInstance, { service, staff }: EditingCallsShop): void {
  addRoute(app, 'editing_save', {
    bodyLimit: editingLimits.maxRequestBytes,
    schema: { hide: true, params, body: z.object({ revision, slug: z.string().max(300), body: draftBody }) },
    handler: async (request, reply): Promise<ChangeAnswer> => {
      const editor = await enter(request, reply, staff, editors);
      return requireFound(await service.save(request.params.documentId, request.body, editor));
    },
  });
  addRoute(app, 'editing_discard', {
    schema: { hide: true, params, body: z.object({ revision }) },
    handler: async (request, reply): Promise<ChangeAnswer> => {
      const editor = await enter(request, reply, staff, editors);
      return requireFound(await service.discard(request.params.documentId, request.body.revision, editor));
    },
  });
  addRoute(app, 'editing_restore', {
    schema: {
      hide: true,
      params,
      body: z.object({ revision, version: z.int().positive(), to: z.enum(['draft', 'live']), note }),
    },
    handler: async (request, reply): Promise<ChangeAnswer> => {
      const roles = request.body.to === 'live' ? publishers : editors;
      const editor = await enter(request, reply, staff, roles);
      return requireFound(await service.restore(request.params.documentId, request.body, editor));
    },
  });
  addRoute(app, 'editing_publish', {
    schema: { hide: true, params, body: z.object({ revision, note }) },
    handler: async (request, reply): Promise<ChangeAnswer> => {
      const editor = await enter(request, reply, staff, publishers);
      return requireFound(await service.publish(request.params.documentId, request.body, editor));
    },
  });
  addRoute(app, 'editing_schedule', {
    schema: { hide: true, params, body: z.object({ revision, at: moment.nullable(), note }) },
    handler: async (request, reply): Promise<ChangeAnswer> => {
      const editor = await enter(request, reply, staff, publishers);
      return requireFound(await service.schedule(request.params.documentId, request.body, editor));
    },
  });
  addRoute(app, 'editing_unpublish', {
    schema: { hide: true, params },
    handler: async (request, reply): Promise<ChangeAnswer> => {
      const editor = await enter(request, reply, staff, publishers);
      return requireFound(await service.unpublish(request.params.documentId, editor));
    },
  });
}

function registerHistory(app: FastifyInstance, { service, staff }: EditingCallsShop): void {
  addRoute(app, 'editing_version', {
    schema: { hide: true, params: params.extend({ version }) },
    handler: async (request, reply): Promise<VersionAnswer> => {
      await enter(request, reply, staff, editors);
      const { documentId, version: wanted } = request.params;
      return requireFound(await service.readVersion(documentId, wanted));
    },
  });
  addRoute(app, 'editing_compare', {
    schema: {
      hide: true,
      params,
      querystring: z.object({ from: stateName, to: stateName, language: z.enum(LANGUAGES) }),
    },
    handler: async (request, reply): Promise<CompareAnswer> => {
      await enter(request, reply, staff, editors);
      const { from, to, language } = request.query;
      return {
        differences: requireFound(await service.compare(request.params.documentId, from, to, language)),
      };
    },
  });
}

/** Lets staff of a role in; an admin may do everything. @throws HttpError 401 or 403 */
export async function enter(
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
