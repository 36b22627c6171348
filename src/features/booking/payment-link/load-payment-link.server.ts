import type { ListedMethod } from '../../../domain/booking/payment-details.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { PageLoader } from '../../../site/page-data.ts';
import type { Visit } from '../../../site/visit.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import type { Bookings } from '../model/bookings.ts';
import { failureCode } from '../model/failure-code.ts';
import type { PaymentRequest } from '../model/payment-request.ts';
import type { FindPayable } from './find-payable.server.ts';
import type { PaymentLinkState } from './payment-link-props.ts';

export interface PaymentLinkDeps {
  readonly findPayable: FindPayable;
  readonly bookings: Pick<Bookings, 'follow'>;
  /** How the brand's trips are paid, without what the provider does not support. */
  readonly listMethods: (visit: Visit, companyId: string) => readonly ListedMethod[];
  readonly clock: Clock;
}

/** Loads the page of a payment by link (CONST-027): its form, the step at the bank, or that it is paid or withdrawn. */
export function createPaymentLinkLoader({
  findPayable,
  bookings,
  listMethods,
  clock,
}: PaymentLinkDeps): PageLoader {
  return async (visit, match, url) => {
    const token = match.params.token ?? '';
    const payable = await findPayable(token, visit.brand.key);
    if (payable === null) return null;
    const { request, order, bookingNumber } = payable;
    const { trip } = order;
    const returned = Object.fromEntries(url.searchParams);
    const texts = await loadTexts(visit.language);
    return {
      code: 200,
      pageMetaContent: { title: texts('pay.title'), description: '', isHidden: true },
      isPersonal: true,
      route: 'payment_link',
      view: 'paymentLink',
      props: {
        token,
        trip: {
          hotel: trip.hotel.name,
          place: trip.hotel.place,
          scene: trip.hotel.scene,
          checkIn: trip.checkIn,
          checkOut: trip.checkOut,
          bookingNumber,
        },
        purpose: request.purpose,
        amount: request.amount,
        currency: order.currency,
        dueOn: formatDay(request.dueOn),
        note: request.note,
        methods: listMethods(visit, order.companyId),
        today: formatDay(dayAt(clock.now())),
        state: await readState(bookings, request, returned),
      },
    };
  };
}

/** A payment under way is shown whatever has become of its request: the money decides. */
async function readState(
  bookings: Pick<Bookings, 'follow'>,
  { id, state }: PaymentRequest,
  returned: Readonly<Record<string, string>>,
): Promise<PaymentLinkState> {
  const progress = await bookings.follow(id, 0);
  switch (progress?.state) {
    case 'working':
      return { kind: 'paying', action: null, returned: null };
    case 'action':
      return {
        kind: 'paying',
        action: progress.action,
        returned: Object.keys(returned).length === 0 ? null : returned,
      };
    case 'booked':
      return { kind: 'paid', isConfirmed: true };
    case 'soft-booked':
      return { kind: 'paid', isConfirmed: false };
    case 'failed':
      if (state === 'open') return { kind: 'open', problem: failureCode(progress.failure) };
      break;
    case undefined:
      if (state === 'open') return { kind: 'open', problem: null };
  }
  return state === 'paid' ? { kind: 'paid', isConfirmed: true } : { kind: 'withdrawn' };
}
