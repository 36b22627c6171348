import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../../server/http/http-error.server.ts';
import { addOfficeRoute } from './serving/add-office-route.server.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';

/** Pictures of guests' reviews for the service staff, also those that nobody else may see: who shows one again has to see which. */
export function registerReviewPicture(
  app: FastifyInstance,
  { reviews, staff }: Pick<OfficeDeps, 'reviews' | 'staff'>,
): void {
  addOfficeRoute(app, staff, 'back_office_review_picture', {
    roles: ['service'],
    schema: { hide: true, params: z.object({ reviewId: z.uuid(), pictureId: z.string() }) },
    handler: async (request, reply) => {
      const { reviewId, pictureId } = request.params;
      const picture = await reviews.findPicture(reviewId, pictureId);
      if (picture === null) throw new HttpError(404, 'not-found', 'There is no such picture.');
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': "sandbox; default-src 'none'",
          'cross-origin-resource-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
        })
        .type('image/webp')
        .send(picture);
    },
  });
}
