import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { staffPolicy } from '../../defaults.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import {
  REVIEW_LISTS,
  ReviewListPage,
  type ReviewListPageProps,
} from '../../features/booking/reviews/review-list-page.tsx';
import { addRoute } from '../../server/http/add-route.server.ts';
import { requireStaffPage } from '../../server/visitor/staff-session.server.ts';
import { buildPath } from '../../url.ts';
import type { OfficeDeps } from './office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from './send-office-page.server.tsx';

const outcomes = ['done', 'moved'] as const;
const body = z.object({
  decision: z.enum(['publish', 'refuse']),
  read: z.coerce.date().describe('When the review that staff have read was changed last'),
  reason: z.string().trim().max(staffPolicy.maxNoteLength).default(''),
});

/** The reviews of guests: what waits, what is published, what was refused. */
export function registerReviews(app: FastifyInstance, office: OfficeDeps): void {
  const { staff, reviews } = office;
  addRoute(app, 'back_office_reviews', {
    purpose: 'staff',
    schema: {
      hide: true,
      querystring: z.object({
        list: z.enum(REVIEW_LISTS).default('new'),
        outcome: z.enum(outcomes).optional(),
      }),
    },
    handler: async (request, reply) => {
      const member = await requireStaffPage(request, reply, staff, ['service']);
      if (member === null) return reply;
      const { list, outcome = null } = request.query;
      return sendReviews(office, request, reply, { member, list, outcome, refused: null });
    },
  });
  addRoute(app, 'back_office_review', {
    purpose: 'staff',
    schema: {
      hide: true,
      consumes: ['application/x-www-form-urlencoded'],
      params: z.object({ reviewId: z.uuid() }),
      body,
    },
    handler: async (request, reply) => {
      const member = await requireStaffPage(request, reply, staff, ['service']);
      if (member === null) return reply;
      const { reviewId: id } = request.params;
      const { decision, read: readAt, reason } = request.body;
      if (decision === 'refuse' && reason.length < staffPolicy.minNoteLength) {
        const list = await findList(office, id, member);
        return sendReviews(office, request, reply.code(400), {
          member,
          list,
          outcome: null,
          refused: { id, reason },
        });
      }
      const by = member.name;
      const number = await reviews.decide(
        id,
        decision === 'publish' ? { decision, by, readAt } : { decision, by, readAt, reason },
      );
      if (number !== null)
        await staff.audit(member.id, decision === 'publish' ? 'review published' : 'review refused', number);
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

type ShownReviews = Pick<ReviewListPageProps, 'list' | 'outcome' | 'refused'> & {
  readonly member: StaffMember;
};

async function sendReviews(
  { reviews }: OfficeDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { member, ...shown }: ShownReviews,
): Promise<FastifyReply> {
  const props = { texts: await textsOf(request), language: languageOf(request), ...shown };
  const page = <ReviewListPage {...props} reviews={await reviews.list(shown.list, member.brands)} />;
  return sendOfficePage(request, reply, member, page);
}
