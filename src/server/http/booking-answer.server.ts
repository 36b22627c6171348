import { z } from 'zod';
import type { BookingProgress } from '../../features/booking/bookings.ts';
import { nameFailure } from '../../features/booking/name-failure.ts';
import type { Checkout } from '../../features/checkout/checkout.ts';
import type { PageRouteName } from '../../routes.ts';
import { buildPath } from '../../url.ts';

const action = z
  .union([
    z.object({ kind: z.literal('challenge'), url: z.string() }),
    z.object({ kind: z.literal('redirect'), url: z.string() }),
    z.object({ kind: z.literal('component'), data: z.unknown(), isSilent: z.boolean() }),
  ])
  .describe('What the shopper has to do first');

/** How a booking stands: the answer of everything that orders, goes on with or follows one. */
export const bookingAnswer = z.object({
  success: z.boolean(),
  finished: z.boolean().describe('Nothing more will come of asking again'),
  soft: z.boolean().describe('Not known yet; a mail will tell'),
  messages: z.array(z.object({ code: z.string(), reason: z.string().optional() })),
  changes: z
    .array(z.object({ type: z.literal('price'), oldTotal: z.int(), newTotal: z.int() }))
    .describe('Minor units of the flights and stay, where the supplier names another price now'),
  action: action.nullable(),
  redirect: z.string().nullable().describe('Address outside the shop that the whole window goes to'),
  next: z
    .string()
    .nullable()
    .describe('Path of the page to go to; null while there is nothing to do but wait'),
});
export type BookingAnswer = z.infer<typeof bookingAnswer>;

/** An answer while nothing has happened yet. */
export const untouched: BookingAnswer = {
  success: true,
  finished: false,
  soft: false,
  messages: [],
  changes: [],
  action: null,
  redirect: null,
  next: null,
};

/**
 * What is told of a booking (CAPI-026, POLL-004 to POLL-014). One that nobody has placed is neither successful nor finished.
 * @param locale locale segment of the site, for `next`
 */
export function presentProgress(
  progress: BookingProgress | null,
  checkout: Pick<Checkout, 'id' | 'baseTotal'>,
  locale: string,
): BookingAnswer {
  const next = (route: PageRouteName) =>
    buildPath(route, { _locale: locale, checkoutId: checkout.id } as never);
  switch (progress?.state) {
    case undefined:
      return { ...untouched, success: false, messages: [{ code: 'noBooking' }] };
    case 'working':
      return untouched;
    case 'action': {
      const { action } = progress;
      const redirect = action.kind === 'redirect' ? action.url : null;
      return { ...untouched, action, redirect, next: next('checkout_payment') };
    }
    case 'booked':
      return { ...untouched, finished: true, next: next('checkout_success') };
    case 'soft-booked':
      return { ...untouched, success: false, finished: true, soft: true, next: next('checkout_soft_booked') };
    case 'failed':
      return presentFailure(progress, checkout.baseTotal, next('checkout_fail'));
  }
}

function presentFailure(
  { failure, newBase }: Extract<BookingProgress, { state: 'failed' }>,
  oldBase: number,
  next: string,
): BookingAnswer {
  return {
    ...untouched,
    success: false,
    finished: true,
    messages: [{ code: nameFailure(failure), reason: failure }],
    changes: newBase === null ? [] : [{ type: 'price', oldTotal: oldBase, newTotal: newBase }],
    next,
  };
}
