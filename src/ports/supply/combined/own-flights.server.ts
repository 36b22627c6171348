import { liveSupplyPolicy } from '../../../defaults.ts';
import { type Money, money } from '../../../domain/money/money.ts';
import type { FlightOrder, FlightSupplyPort } from '../../flight-supply/flight-supply-port.ts';
import type { OfferRequest } from '../supply-port.ts';
import { carryBuyingCall } from '../vendor/carry-part-call.ts';
import type { CombinedDeps } from './combined-deps.ts';
import type { TripWork } from './combined-rows.server.ts';
import { createOwnPart, type OwnSale, ownSupplier } from './own-part.server.ts';
import { requirePort } from './part-attempts.ts';

type OwnDeps = Pick<CombinedDeps, 'own' | 'clock' | 'report'>;

/** The supplier of a trip's flights. @throws UncertainSupplyError where it is no longer set up, or the trip has none */
export function requireFlights(
  deps: OwnDeps & Pick<CombinedDeps, 'flights'>,
  work: TripWork,
): FlightSupplyPort {
  const { flights, offer, party, room } = work.trip;
  if (flights?.supplier !== ownSupplier) return requirePort(deps.flights, flights?.supplier ?? '');
  const { bookingDay } = room.question;
  return createOwnFlights(deps, { key: offer.key, party, bookingDay }, work);
}

/**
 * Flights of the operator's own supplier, without the stay of their offer. It holds seats for minutes, and a trip may take longer to be
 * bought: they are bought at once, after a room that is free to cancel.
 * @param offer that the flights are a part of
 * @param work the trip that has them; null to ask for a price
 */
export function createOwnFlights(
  { own, clock, report }: OwnDeps,
  offer: OfferRequest,
  work: TripWork | null,
): FlightSupplyPort {
  const part = createOwnPart({ own }, work, 'flights');
  const request: OfferRequest = { ...offer, part: 'flights' };
  const requireQuote = () => {
    const quote = work?.trip.flights?.quote;
    if (quote === undefined) throw new Error('Only the flights of a trip are booked');
    return quote;
  };
  const sale = (): OwnSale => ({ request, total: requireQuote().total, localCharges: [] });
  const toOrder = (orderId: string): FlightOrder => {
    const { total, currency } = requireQuote();
    return { orderId, total, currency, state: 'paid', payBy: null, certainUntil: null, changes: [] };
  };
  /** What is left of the price after a fee. */
  const toRefund = (fee: number): Money => {
    const { total, currency } = requireQuote();
    return money(Math.max(0, total - fee), currency);
  };

  return {
    async verify({ currency }, call) {
      const answer = await part.verify(request, call);
      if (answer.outcome === 'unknown') return answer;
      if (answer.outcome === 'refused') return { outcome: 'refused', reason: 'gone' };
      const { total, outboundTimes, inboundTimes } = answer.offer;
      if (outboundTimes === null || inboundTimes === null) return { outcome: 'refused', reason: 'gone' };
      const quote = {
        offerId: '',
        total,
        currency,
        outboundTimes,
        inboundTimes,
        expiresAt: clock.now().getTime() + liveSupplyPolicy.promiseMs,
        canHold: false,
        certainUntil: null,
      };
      return { outcome: 'confirmed', quote };
    },
    order: (_, call) =>
      carryBuyingCall(report, async () => {
        const bought = await part.buy(sale(), call);
        if (bought.outcome !== 'confirmed') return bought;
        return { outcome: 'confirmed', order: toOrder(bought.bookingNumber) } as const;
      }),
    async find(_, call) {
      const found = await part.find(sale(), call);
      if (found.outcome !== 'confirmed') return found;
      const { bookingNumber } = found;
      return { outcome: 'confirmed', order: bookingNumber === null ? null : toOrder(bookingNumber) };
    },
    async read({ orderId }, call) {
      const read = await part.read(orderId, call);
      if (read.outcome !== 'confirmed') return read;
      const { cancelledFor } = read.booking;
      const order = toOrder(orderId);
      if (cancelledFor === null) return { outcome: 'confirmed', order };
      return {
        outcome: 'confirmed',
        order: { ...order, state: 'cancelled', refund: toRefund(cancelledFor) },
      };
    },
    // What is ordered is paid.
    pay: async () => ({ outcome: 'confirmed' }),
    async quoteCancellation({ orderId }, call) {
      const quoted = await part.quoteCancellation(orderId, call);
      if (quoted.outcome !== 'confirmed') return quoted;
      const { amount: refund, currency } = toRefund(quoted.fee);
      return { outcome: 'confirmed', cancellationId: orderId, refund, currency };
    },
    async cancel({ cancellationId }, call) {
      const cancelled = await part.cancel(cancellationId, call);
      if (cancelled.outcome !== 'confirmed') return cancelled;
      return { outcome: 'confirmed', refund: toRefund(cancelled.fee) };
    },
  };
}
