import type { BookingProgress } from '../../features/booking/model/bookings.ts';
import { failureCode } from '../../features/booking/model/failure-code.ts';
import type { PaymentLinkAnswer } from '../../features/booking/payment-link/payment-link-schemas.ts';

const nothing: PaymentLinkAnswer = {
  success: true,
  finished: false,
  messages: [],
  errors: {},
  hasAction: false,
  redirect: null,
  next: null,
  waitSeconds: null,
};

/** A call that has changed nothing, and why. */
export function refuseLink(
  code: string,
  more: Partial<Pick<PaymentLinkAnswer, 'errors' | 'next' | 'waitSeconds'>> = {},
): PaymentLinkAnswer {
  return { ...nothing, ...more, success: false, messages: [{ code }] };
}

/** The state of a payment; its own page shows each. @param page path of the link */
export function presentLink(progress: BookingProgress | null, page: string): PaymentLinkAnswer {
  switch (progress?.state) {
    case undefined:
      return nothing;
    case 'working':
      return { ...nothing, next: page };
    case 'action': {
      const { action } = progress;
      return {
        ...nothing,
        hasAction: true,
        redirect: action.kind === 'redirect' ? action.url : null,
        next: page,
      };
    }
    case 'booked':
    case 'soft-booked':
      return { ...nothing, finished: true, next: page };
    case 'failed':
      return { ...refuseLink(failureCode(progress.failure)), finished: true };
  }
}
