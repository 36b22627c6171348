import { money } from '../../domain/money/money.ts';
import { type Day, dayAt, requireDay } from '../../domain/time/calendar-day.ts';
import type { ListedRefund } from '../../features/booking/model/refunds/listed-refund.ts';
import type { ListedNotice } from '../../features/booking/notices/listed-notice.ts';
import type { DueItem } from '../../features/staff/start/due-item.ts';
import { buildPath } from '../../url.ts';

interface DueSources {
  readonly refunds: readonly Pick<
    ListedRefund,
    'id' | 'bookingNumber' | 'customer' | 'amount' | 'currency' | 'promisedOn' | 'isLate'
  >[];
  readonly notices: readonly Pick<ListedNotice, 'id' | 'bookingNumber' | 'customer' | 'answerBy'>[];
}

/** What of refunds and guests' answers falls due until a day, its end included, or was due before: the earliest first. */
export function listDueItems(
  { refunds, notices }: DueSources,
  { now, until }: { readonly now: Date; readonly until: Day },
): readonly DueItem[] {
  const pathOf = (bookingNumber: string) => buildPath('back_office_booking', { bookingNumber });
  const items: readonly DueItem[] = [
    ...refunds.map(
      ({ id, bookingNumber, customer, amount, currency, promisedOn, isLate }): DueItem => ({
        key: `refund-${id}`,
        kind: 'refund',
        number: bookingNumber,
        path: pathOf(bookingNumber),
        subject: customer,
        amount: money(amount, currency),
        dueOn: requireDay(promisedOn),
        isLate,
      }),
    ),
    ...notices.map(
      ({ id, bookingNumber, customer, answerBy }): DueItem => ({
        key: `answer-${id}`,
        kind: 'answer',
        number: bookingNumber,
        path: pathOf(bookingNumber),
        subject: customer,
        amount: null,
        dueOn: dayAt(answerBy),
        isLate: answerBy <= now,
      }),
    ),
  ];
  return items
    .filter(({ dueOn }) => dueOn <= until)
    .toSorted((one, other) => Number(other.isLate) - Number(one.isLate) || one.dueOn - other.dueOn);
}
