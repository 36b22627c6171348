import { checkoutTimings } from '../../../defaults.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Visit } from '../../../site/visit.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { Bookings } from '../model/bookings.ts';
import type { OrderSource } from '../model/order-source.ts';
import { buildChangeOrder } from './build-change-order.ts';
import type { ChangeDrafts } from './change-drafts.server.ts';
import { askByLink, dueDayOfLink, isWishForCaller } from './change-for-caller.ts';
import type { JudgeChange } from './judge-change.ts';

/** Dependencies of ordering a change for which nothing is paid now. */
export interface PlaceChangeDeps {
  readonly drafts: Pick<ChangeDrafts, 'open'>;
  readonly judge: JudgeChange;
  readonly clock: Clock;
  readonly bookings: Pick<Bookings, 'place' | 'follow' | 'findTravelDocument'>;
}

interface PlaceChangeRequest {
  readonly booking: BookingRecord;
  /** The sealed wish. */
  readonly draft: string;
  /** What the traveller has agreed to get back, to pay later as balance, and to pay by a link; minor units, 0 for nothing. */
  readonly agreed: { readonly refund: number; readonly balance: number; readonly link: number };
  /** Name of the member of staff who changes the trip for a caller; null for a traveller, who never pays by a link that is mailed later. */
  readonly changedBy: string | null;
  readonly visit: Visit;
  readonly source: Omit<OrderSource, 'card'>;
}

/** What became of the wish. */
export type PlacedChange =
  /** Ordered now or by an earlier call; `change` is the id of its order. */
  | { readonly outcome: 'ordered'; readonly change: string }
  /** Another order of the trip, or of its traveller, is in the way. */
  | { readonly outcome: 'busy'; readonly change: string }
  /** The draft has ended or is another trip's, the change is not possible any more, or has to be paid for. */
  | { readonly outcome: 'not-ordered' }
  /** It costs something else than was agreed to. */
  | { readonly outcome: 'amounts-changed' };

/**
 * Orders a change for which nothing is paid now, at the amounts that the traveller has agreed to, and waits a little for its
 * documents. What a change for a caller costs is asked for by a link once the change is made.
 */
export async function placeChange(
  { drafts, judge, bookings, clock }: PlaceChangeDeps,
  { booking, draft: sealed, agreed, changedBy, visit, source }: PlaceChangeRequest,
): Promise<PlacedChange> {
  const draft = drafts.open(booking.checkoutId, sealed);
  if (draft === null) return { outcome: 'not-ordered' };
  const isForCaller = changedBy !== null;
  if (isForCaller && !isWishForCaller(draft.wish)) return { outcome: 'not-ordered' };
  const existing = await bookings.follow(draft.id, 0);
  if (existing !== null && existing.state !== 'failed') return { outcome: 'ordered', change: draft.id };
  const judged = await judge(booking, draft.wish, visit);
  if (judged.kind !== 'quoted') return { outcome: 'not-ordered' };
  const { refund, balance, charge } = judged.quote;
  const isPossible = isForCaller && dueDayOfLink(judged.after.trip, dayAt(clock.now())) !== null;
  if (charge > 0 && !isPossible) return { outcome: 'not-ordered' };
  if (refund !== agreed.refund || (balance ?? 0) !== agreed.balance || charge !== agreed.link)
    return { outcome: 'amounts-changed' };
  const order = buildChangeOrder(booking, {
    ...judged,
    quote: askByLink(judged.quote),
    ...(isForCaller && { changedBy }),
    checkoutId: draft.id,
    payment: { method: 'None' },
    cardDigits: null,
  });
  const progress = await bookings.place(order, checkoutTimings.progressWaitMs, { ...source, card: null });
  // The trip is what the change says once its documents are rendered.
  await bookings.findTravelDocument(draft.id, 'confirmation', checkoutTimings.documentWaitMs);
  const isBusy = progress === null || progress.state === 'not-placed';
  return { outcome: isBusy ? 'busy' : 'ordered', change: draft.id };
}
