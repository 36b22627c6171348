import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { guestReviews, requestLimits } from '../../defaults.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { currentOrder } from '../../features/booking/model/booking-record.ts';
import { type CodeState, codeParam } from '../../features/booking/my-trips/code-state.ts';
import type { TripAccess } from '../../features/booking/my-trips/trip-access.ts';
import { findClosed, pictureParam } from '../../features/booking/reviews/load-review-page.server.ts';
import type { ReviewStore } from '../../features/booking/reviews/review-store.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { leaveTo } from '../../server/http/leave-to.server.ts';
import { buildPath } from '../../url.ts';
import { type ReadReviewPicture, readReviewForm } from './read-review-form.server.ts';
import { readTripVisitor, requireAct } from './require-act.server.ts';
import { keyQuery, tripParams } from './trip-calls.server.ts';

/** Dependencies of the calls about reviews. */
export interface ReviewCallDeps {
  readonly access: TripAccess;
  readonly reviews: Pick<ReviewStore, 'send' | 'withdraw'>;
  readonly readPicture: ReadReviewPicture;
  readonly clock: Clock;
}

/**
 * Registers the forms of a review: both need the right to act, so that nobody writes in a guest's name with a link that was passed on
 * (checkout X-092). A form's files are read after that right was proved.
 */
export function registerReviewCalls(app: FastifyInstance, deps: ReviewCallDeps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { throwFileSizeLimit: false });
    addRoute(scope, 'trip_review_send', {
      purpose: 'uploads',
      bodyLimit: guestReviews.maxFormBytes,
      bodyTimeoutMs: guestReviews.formTimeoutMs,
      schema: { hide: true, consumes: ['multipart/form-data'], params: tripParams, querystring: keyQuery },
      handler: async (request, reply) => {
        const { key } = request.query;
        const trip = await deps.access.open(request.params.checkoutId, readTripVisitor(request, key ?? null));
        if (trip === null) throw new HttpError(404, 'not-found', 'There is no such trip.');
        // Who wrote for longer than a code lasts gets a new one; the page still has the text.
        if (trip.right !== 'act') {
          const query = { key, [codeParam]: 'expired' satisfies CodeState };
          return leaveTo(reply, `${buildPath('trip_review', request.params, query)}#code`);
        }
        const { booking } = trip;
        const order = currentOrder(booking);
        if (order.kind !== 'trip' || findClosed(booking, order, deps.clock) !== null)
          throw new HttpError(403, 'forbidden', 'This trip takes no review now.');
        const { content, pictures, pictureFault, droppedPictures } = await readReviewForm(
          request,
          deps.readPicture,
        );
        const outcome = await deps.reviews.send({
          booking: { id: booking.id, order },
          language: request.visit.language,
          content,
          pictures,
          droppedPictures,
          isIncomplete: pictureFault !== null,
        });
        const isShownAgain = outcome === 'incomplete';
        const query = { key, [pictureParam]: isShownAgain ? (pictureFault ?? undefined) : undefined };
        return leaveTo(
          reply,
          buildPath('trip_review', request.params, query) + (isShownAgain ? '#review' : ''),
        );
      },
    });
  });
  addRoute(app, 'trip_review_withdraw', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: { hide: true, params: tripParams, querystring: keyQuery },
    handler: async (request, reply) => {
      const { key } = request.query;
      const { booking } = await requireAct(deps.access, request, key ?? null);
      await deps.reviews.withdraw(booking.id);
      return leaveTo(reply, buildPath('trip_review', request.params, { key }));
    },
  });
}
