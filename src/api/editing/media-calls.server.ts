import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cacheLifetimes, mediaLimits } from '../../defaults.ts';
import { seesBrand } from '../../domain/staff/brand-scope.ts';
import type { StaffMember, StaffRole } from '../../domain/staff/staff.ts';
import type {
  MediaChangeAnswer,
  MediaDeleteAnswer,
  MediaList,
  MediaUsage,
  UploadAnswer,
} from '../../features/media/media-calls.ts';
import { mediaChangeBody, mediaListQuery, mediaUploadQuery } from '../../features/media/media-schemas.ts';
import type { MediaStore } from '../../features/media/media-store.server.ts';
import type { StaffStore } from '../../features/staff/staff-store.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { requireStaff } from '../../server/visitor/staff-session.server.ts';

/** What the media library's calls need of the shop. */
export interface MediaDeps {
  readonly media: MediaStore;
  readonly staff: Pick<StaffStore, 'find' | 'audit'>;
}

const roles: readonly StaffRole[] = ['editor', 'publisher'];
const params = z.object({ mediaId: z.string() });
/** The media library of editors. Everything that changes is written down with their name. */
export function registerMediaCalls(app: FastifyInstance, deps: MediaDeps): void {
  const { media, staff } = deps;
  registerUpload(app, deps);

  addRoute(app, 'media_list', {
    purpose: 'staff',
    schema: {
      hide: true,
      querystring: mediaListQuery,
    },
    handler: async (request, reply): Promise<MediaList> => {
      await requireStaff(request, staff, roles);
      reply.header('cache-control', 'no-store');
      return media.list(request.query);
    },
  });

  addRoute(app, 'media_picture', {
    purpose: 'staff',
    schema: { hide: true, params },
    handler: async (request, reply) => {
      await requireStaff(request, staff, roles);
      const found = await media.findPicture(request.params.mediaId);
      if (found === null) throw noSuchPicture();
      // Of one id there is ever one picture; how it is cut is another matter.
      return reply
        .header('cache-control', `private, max-age=${cacheLifetimes.immutableSeconds}, immutable`)
        .type('image/webp')
        .send(found.picture);
    },
  });

  addRoute(app, 'media_usage', {
    purpose: 'staff',
    schema: { hide: true, params },
    handler: async (request, reply): Promise<MediaUsage> => {
      const { brands } = await requireStaff(request, staff, roles);
      reply.header('cache-control', 'no-store');
      const uses = await media.listUses(request.params.mediaId);
      return { uses: uses.filter(({ brand }) => seesBrand(brands, brand)) };
    },
  });

  addRoute(app, 'media_change', {
    purpose: 'staff',
    schema: { hide: true, params, body: mediaChangeBody },
    handler: async (request, reply): Promise<MediaChangeAnswer> => {
      const member = await requireStaff(request, staff, roles);
      reply.header('cache-control', 'no-store');
      await requireOwnUses(media, request.params.mediaId, member);
      const answer = await media.change(request.params.mediaId, request.body, member.id);
      if (answer === null) throw noSuchPicture();
      if (answer.outcome === 'done')
        await staff.audit(member.id, 'picture changed', answer.item.key, { name: answer.item.name });
      return answer;
    },
  });

  addRoute(app, 'media_delete', {
    purpose: 'staff',
    schema: { hide: true, params },
    handler: async (request, reply): Promise<MediaDeleteAnswer> => {
      const member = await requireStaff(request, staff, roles);
      reply.header('cache-control', 'no-store');
      const item = await media.find(request.params.mediaId);
      await requireOwnUses(media, request.params.mediaId, member);
      const answer = item === null ? null : await media.remove(item.id);
      if (item === null || answer === null) throw noSuchPicture();
      if (answer.outcome === 'done')
        await staff.audit(member.id, 'picture deleted', item.key, { name: item.name });
      return answer;
    },
  });
}

/** The body is the file itself, with any content type. Checks the role of the sender before it reads the body. */
function registerUpload(app: FastifyInstance, { media, staff }: MediaDeps): void {
  void app.register(async (scope) => {
    const senders = new WeakMap<object, StaffMember>();
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.addHook('onRequest', async (request) => {
      senders.set(request, await requireStaff(request, staff, roles));
    });
    addRoute(scope, 'media_upload', {
      purpose: 'staff',
      bodyLimit: mediaLimits.maxUploadBytes,
      bodyTimeoutMs: mediaLimits.uploadTimeoutMs,
      schema: { hide: true, querystring: mediaUploadQuery },
      handler: async (request, reply): Promise<UploadAnswer> => {
        const member = senders.get(request);
        if (member === undefined || !Buffer.isBuffer(request.body))
          throw new HttpError(400, 'invalid-input', 'The request brings no file.');
        reply.header('cache-control', 'no-store');
        const answer = await media.add(request.body, request.query.name, member.id);
        if (answer.outcome === 'added')
          await staff.audit(member.id, 'picture uploaded', answer.item.key, { name: answer.item.name });
        return answer;
      },
    });
  });
}

/** All brands share the pictures; one that a brand shows is changed by those who see that brand. @throws HttpError 403 */
async function requireOwnUses(
  media: Pick<MediaStore, 'listUses'>,
  id: string,
  { brands }: StaffMember,
): Promise<void> {
  if (brands === null) return;
  if ((await media.listUses(id)).some(({ brand }) => !seesBrand(brands, brand)))
    throw new HttpError(403, 'forbidden', 'Another brand shows this picture.');
}

const noSuchPicture = () => new HttpError(404, 'not-found', 'There is no such picture.');
