import type { BookingProgress } from '../model/bookings.ts';
import { failureCode } from '../model/failure-code.ts';
import type { LaterPaymentAnswer } from './later-payment-schemas.ts';

const nothing: LaterPaymentAnswer = {
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
export function refusePayment(
  code: string,
  more: Partial<Pick<LaterPaymentAnswer, 'errors' | 'next' | 'waitSeconds'>> = {},
): LaterPaymentAnswer {
  return { ...nothing, ...more, success: false, messages: [{ code }] };
}

/** The state of a payment; its own page shows each. @param page path and query of that page */
export function presentPayment(progress: BookingProgress | null, page: string): LaterPaymentAnswer {
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
      return { ...refusePayment(failureCode(progress.failure)), finished: true };
  }
}
