import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { guestReviews, officeLists, staffPolicy } from '../../defaults.ts';
import { CARD_ORDERS, type CardFilters } from '../../design/staff/card-list-filters.tsx';
import { narrowScope, seesBrand } from '../../domain/staff/brand-scope.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import {
  REVIEW_LISTS,
  ReviewListPage,
  type ReviewListPageProps,
  reviewFileColumns,
} from '../../features/booking/reviews/review-list-page.tsx';
import { buildPath } from '../../url.ts';
import { listTurn, sendListFile } from './list-file.server.ts';
import { addOfficeRoute } from './serving/add-office-route.server.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from './serving/send-office-page.server.tsx';

const outcomes = ['done', 'moved'] as const;
const body = z.object({
  decision: z.enum(['publish', 'refuse']),
  read: z.coerce.date().describe('When the review that staff have read was changed last'),
  reason: z.string().trim().max(staffPolicy.maxNoteLength).default(''),
  pictures: z.literal('chosen').optional().describe('The form had a choice of pictures'),
  leave: z.preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(z.string().max(64)).max(guestReviews.maxPictures).default([]),
  ),
  pictureReason: z.string().trim().max(staffPolicy.maxNoteLength).default(''),
});

/** The reviews of guests: what waits, what is published, what was refused. */
export function registerReviews(app: FastifyInstance, office: OfficeDeps): void {
  const { staff, reviews } = office;
  addOfficeRoute(app, staff, 'back_office_reviews', {
    roles: ['service'],
    schema: {
      hide: true,
      querystring: z.object({
        list: z.enum(REVIEW_LISTS).default('new'),
        brand: z.string().max(officeLists.maxSearchLength).default(''),
        sort: z.enum(CARD_ORDERS).catch(''),
        format: listTurn.format,
        outcome: z.enum(outcomes).optional(),
      }),
    },
    handler: async (request, reply, member) => {
      const { list, brand, sort, format, outcome = null } = request.query;
      if (format === 'csv') {
        const rows = await reviews.list(list, narrowScope(member.brands, brand), {
          order: sort,
          limit: officeLists.exported,
        });
        const file = { name: `reviews-${list}`, columns: reviewFileColumns, rows };
        return sendListFile(reply, { staff, member }, file);
      }
      return sendReviews(office, request, reply, { member, list, brand, sort, outcome, refused: null });
    },
  });
  addOfficeRoute(app, staff, 'back_office_review', {
    roles: ['service'],
    schema: {
      hide: true,
      consumes: ['application/x-www-form-urlencoded'],
      params: z.object({ reviewId: z.uuid() }),
      body,
    },
    handler: async (request, reply, member) => {
      const { reviewId: id } = request.params;
      const { decision, read: readAt, reason, pictures, leave, pictureReason } = request.body;
      const isShort = (text: string) => text.length < staffPolicy.minNoteLength;
      const leavesOut = decision === 'publish' && leave.length > 0;
      if (decision === 'refuse' ? isShort(reason) : leavesOut && isShort(pictureReason)) {
        const list = await findList(office, id, member);
        return sendReviews(office, request, reply.code(400), {
          member,
          list,
          brand: '',
          sort: '',
          outcome: null,
          refused: leavesOut ? { id, reason: pictureReason, leave } : { id, reason, leave: null },
        });
      }
      const by = member.name;
      const number = await reviews.decide(
        id,
        decision === 'publish'
          ? {
              decision,
              by,
              readAt,
              ...(pictures === undefined ? {} : { leftOut: { ids: leave, reason: pictureReason } }),
            }
          : { decision, by, readAt, reason },
      );
      if (number !== null && decision === 'refuse') await staff.audit(member.id, 'review refused', number);
      if (number !== null && decision === 'publish') {
        const said = leavesOut ? { pictureReason } : {};
        // A choice that is saved again later is told from the publication by what it says.
        const facts = pictures === undefined ? {} : { picturesLeftOut: leave.length, ...said };
        await staff.audit(member.id, 'review published', number, facts);
      }
      const outcome = number === null ? 'moved' : 'done';
      return reply.redirect(buildPath('back_office_reviews', {}, { outcome }), 303);
    },
  });
}

/** The list in which a review is: the one that waits unless it is published. */
async function findList({ reviews }: OfficeDeps, id: string, { brands }: StaffMember) {
  const published = await reviews.list('published', brands);
  return published.some((review) => review.id === id) ? 'published' : 'new';
}

type ShownReviews = Pick<ReviewListPageProps, 'list' | 'outcome' | 'refused'> &
  Pick<CardFilters, 'brand' | 'sort'> & { readonly member: StaffMember };

async function sendReviews(
  { reviews, brands }: OfficeDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { member, brand, sort, ...shown }: ShownReviews,
): Promise<FastifyReply> {
  const props = {
    texts: await textsOf(request),
    language: languageOf(request),
    filters: { list: shown.list, brand, sort },
    brands: brands.filter(([key]) => seesBrand(member.brands, key)),
    reviews: await reviews.list(shown.list, narrowScope(member.brands, brand), { order: sort }),
    ...shown,
  };
  const page = <ReviewListPage {...props} />;
  return sendOfficePage(request, reply, member, page);
}
