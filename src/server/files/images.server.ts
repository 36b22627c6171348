import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { cacheLifetimes } from '../../defaults.ts';
import { IMAGE_SIZES } from '../../domain/pictures/image-size.ts';
import { buildSceneKey, placeholderScene } from '../../domain/pictures/scene.ts';
import type { ImagePort, ImageRequest, PictureFile } from '../../ports/images/image-port.ts';
import { addRoute } from '../http/add-route.server.ts';
import { clientNetwork } from '../http/client-address.server.ts';
import { HttpError } from '../http/http-error.server.ts';
import { or503WhileUnready } from '../http/require-answer.server.ts';

/**
 * Pictures at their own addresses (IMG-001, IMG-002), in the listed sizes only, and only what the shop shows. The address of a scene always gives the
 * same picture, that of an upload as its editor has it cut now; where there is none, the placeholder destination is shown with status 404 (IMG-003).
 */
export function registerImages(app: FastifyInstance, images: ImagePort): void {
  addRoute(app, 'image', {
    purpose: 'images',
    schema: {
      summary: 'A picture of a scene, or of the media library',
      tags: ['shop'],
      params: z.object({
        width: z.string(),
        height: z.string(),
        scene: z.string(),
        format: z.enum(['webp', 'avif', 'jpeg']),
      }),
    },
    handler: async (request, reply) => {
      const { width, height, scene, format } = request.params;
      const wanted: ImageRequest = { sceneKey: scene, size: `${width}x${height}`, format };
      if (format === 'jpeg' && !isLinkPreview(wanted)) throw refusals['size-not-listed']();
      const asker = { client: clientNetwork(request.ip), mayInvent: request.visit.isEditor };
      const found = await or503WhileUnready(() => images.getImage(wanted, asker));
      if (found.ok) {
        reply.headers({ etag: found.etag, 'cache-control': found.mayChange ? forAWhile : forGood });
        if (request.headers['if-none-match']?.includes(found.etag)) return reply.code(304).send();
        return sendPicture(reply, found);
      }
      if (found.reason !== 'unknown-scene') throw refusals[found.reason]();
      const { light } = request.site.brand;
      const instead = { ...wanted, sceneKey: buildSceneKey(placeholderScene(light)) };
      const placeholder = await images.getImage(instead, asker);
      if (!placeholder.ok) throw refusals[placeholder.reason]();
      return sendPicture(
        reply.code(404).header('cache-control', `public, max-age=${cacheLifetimes.pictureSeconds}`),
        placeholder,
      );
    },
  });
}

/** Only what other sites show of a link is also made as JPEG. */
function isLinkPreview({ size }: ImageRequest): boolean {
  return IMAGE_SIZES.linkPreview.some((each) => each === size);
}

const forGood = `public, max-age=${cacheLifetimes.immutableSeconds}, immutable`;
/** The address of an upload stays when an editor cuts it differently: browsers ask again, and mostly hear that nothing changed. */
const forAWhile = `public, max-age=${cacheLifetimes.pictureSeconds}, stale-while-revalidate=${cacheLifetimes.stalePictureSeconds}`;

function sendPicture(reply: FastifyReply, { contentType, data }: PictureFile): FastifyReply {
  return reply.type(contentType).send(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
}

const refusals = {
  'unknown-scene': () => new HttpError(404, 'not-found', 'There is no such picture.'),
  'size-not-listed': () => new HttpError(404, 'not-found', 'Pictures are not made in this size.'),
  busy: () =>
    new HttpError(503, 'unavailable', 'Too many pictures are waiting to be made.', {
      headers: { 'retry-after': '5' },
    }),
};
