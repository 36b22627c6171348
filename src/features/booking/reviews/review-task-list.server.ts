import type { ListStaffTasks } from '../../../domain/staff/staff-task.ts';
import { buildPath } from '../../../url.ts';
import type { ReviewStore } from './review-store.server.ts';

/** The reviews that nobody has read yet. */
export function createReviewTaskList({ list }: Pick<ReviewStore, 'list'>): ListStaffTasks {
  return async (brands) =>
    (await list('new', brands)).map(({ id, bookingNumber, hotel, changedAt }) => ({
      id: `review-${id}`,
      place: 'reviews' as const,
      path: buildPath('back_office_reviews', {}),
      number: bookingNumber,
      toDo: 'office.task.readReview',
      subject: hotel,
      dueAt: null,
      since: changedAt,
      assignedTo: null,
    }));
}
