import type { PricedOffer } from '../../domain/search/offer-query.ts';
import { carrySupplyCall } from '../../ports/supply/carry-supply-call.server.ts';
import { requireOptions } from '../../ports/supply/require-options.ts';
import type { LiveCall, SupplyFault, SupplyFaults } from '../../ports/supply/supply-faults-port.ts';
import type { CallOptions, Hold, LiveSupply } from '../../ports/supply/supply-port.ts';
import { answerOnce } from './holds/answer-once.server.ts';
import { cancelBooking, quoteBookingCancellation } from './holds/cancel-booking.server.ts';
import { confirmChange } from './holds/confirm-change.server.ts';
import { confirmHold } from './holds/confirm-hold.server.ts';
import { holdChange } from './holds/hold-change.server.ts';
import { holdOffer, verifyOffer } from './holds/hold-offer.server.ts';
import { offerOwnExtras } from './holds/offer-own-extras.server.ts';
import { releaseHold } from './holds/release-hold.server.ts';
import { sweepHolds } from './holds/sweep-holds.server.ts';
import { isOutage } from './is-outage.server.ts';
import type { SupplierDb, SupplierStore } from './store/supplier-store.server.ts';

const readingCalls: readonly LiveCall[] = ['verify', 'extras', 'quoteCancellation'];

/** Where one kind of call is worked on, in a transaction. */
type CallHandler<Request, Answer> = (
  db: SupplierDb,
  store: SupplierStore,
  request: Request,
) => Promise<Answer>;

type Unknown = { readonly outcome: 'unknown' };

/** Live calls on the supplier's books, and `settle`, which waits for those that are still worked on. */
export function createSupplierLive(
  store: SupplierStore,
  faults: SupplyFaults,
): LiveSupply & { settle(): Promise<void> } {
  const underWay = new Set<Promise<object>>();

  /** One kind of call: applies its fault, looks up its key, does its work. */
  function open<Request extends object, Answer extends object>(
    name: LiveCall,
    handler: CallHandler<Request, Answer>,
  ): (request: Request, options: CallOptions) => Promise<Answer | Unknown> {
    return async (request, options) => {
      requireOptions(options);
      const fault = faults[name];
      const call = { key: options.idempotencyKey, name, request, isChanging: !readingCalls.includes(name) };
      const meet = fault === undefined ? handler : withFault(handler, fault);
      return carrySupplyCall(fault, options.timeoutMs, () =>
        follow(serve(store, () => answerOnce(store, call, (db) => meet(db, store, request)))),
      );
    };
  }

  function follow<Answer extends object>(working: Promise<Answer>): Promise<Answer> {
    underWay.add(working);
    working.finally(() => underWay.delete(working)).catch(() => {});
    return working;
  }

  return {
    verify: open('verify', verifyOffer),
    hold: open('hold', holdOffer),
    confirm: open('confirm', confirmHold),
    holdChange: open('holdChange', holdChange),
    confirmChange: open('confirmChange', confirmChange),
    release: open('release', releaseHold),
    quoteCancellation: open('quoteCancellation', quoteBookingCancellation),
    cancel: open('cancel', cancelBooking),
    extras: open('extras', offerOwnExtras),
    settle: async () => void (await Promise.allSettled(underWay)),
  };
}

/** What is held past its time is on sale before anyone is served; an outage is an answer, a bug is not. */
async function serve<Answer>(store: SupplierStore, work: () => Promise<Answer>): Promise<Answer | Unknown> {
  try {
    await sweepHolds(store);
    return await work();
  } catch (error) {
    if (isOutage(error)) return { outcome: 'unknown' };
    throw error;
  }
}

/** A service whose answers a fault changes: it refuses every call for the fault's reason, or asks another price. */
function withFault<Request, Answer extends object>(
  handler: CallHandler<Request, Answer>,
  fault: SupplyFault,
): CallHandler<Request, Answer> {
  if (fault.kind === 'refused') return async () => ({ outcome: 'refused', reason: fault.reason }) as Answer;
  if (fault.kind !== 'repriced') return handler;
  return async (...call) => {
    const answer = await handler(...call);
    return 'offer' in answer
      ? repriceAnswer(answer as Answer & Partial<Hold> & { offer: PricedOffer }, fault.perCent)
      : answer;
  };
}

/** A hold's total is that of its offer and its extras, whose price does not change. */
function repriceAnswer<Answer extends Partial<Hold> & { readonly offer: PricedOffer }>(
  answer: Answer,
  perCent: number,
): Answer {
  const offer = reprice(answer.offer, perCent);
  // The other price is one for the whole party.
  if (answer.total === undefined)
    return { ...answer, offer, priceByKind: undefined, earlyBooking: undefined };
  return { ...answer, offer, total: answer.total + offer.total - answer.offer.total };
}

function reprice(offer: PricedOffer, perCent: number): PricedOffer {
  const total = Math.max(1, Math.round((offer.total * (100 + perCent)) / 100));
  return { ...offer, total, stay: offer.stay + total - offer.total };
}
