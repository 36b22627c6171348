import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { money } from '../../../domain/money/money.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { FlightOrder, FlightSupplyPort } from '../../flight-supply/flight-supply-port.ts';
import type { RoomBooking, RoomQuote, RoomSupplyPort } from '../../room-supply/room-supply-port.ts';
import { NotDoneError } from '../vendor/not-done-error.ts';

/** How calls of a name go wrong until the fault is taken away: the request never arrives, its answer never does, or it is refused for a reason. */
export type PartFault =
  | { readonly kind: 'lost' | 'lost-answer' | 'not-done' }
  | { readonly kind: 'refused'; readonly reason: string };

type FlightCall = keyof FlightSupplyPort;
type RoomCall = keyof RoomSupplyPort;

const notDone = { outcome: 'not-done' } as const;
const unknown = { outcome: 'unknown' } as const;
const refuse = <Reason extends string>(reason: Reason) => ({ outcome: 'refused', reason }) as const;

/** Flight numbers above it are not sold. */
const mostSoldNumber = 999;
/** The only room. */
const soldRoom = { hotelCode: '1234', roomCode: 'DBL.ST' };

function createFaultyCalls<Name extends string>() {
  const faults: Partial<Record<Name, PartFault>> = {};
  const calls: Name[] = [];
  /** The answer of a call, or what its fault makes of it. Refusals keep the type that the caller expects. */
  async function meet<Answer extends object>(name: Name, work: () => Answer) {
    calls.push(name);
    const fault = faults[name];
    if (fault?.kind === 'lost') return unknown;
    // Only calls that buy know this answer.
    if (fault?.kind === 'not-done') return notDone as unknown as Answer;
    if (fault?.kind === 'refused') return { outcome: 'refused', reason: fault.reason } as unknown as Answer;
    const answer = work();
    return fault?.kind === 'lost-answer' ? unknown : answer;
  }
  /** As `meet`, for a call that buys. */
  async function buy<Answer extends object>(name: Name, willSend: () => Promise<void>, work: () => Answer) {
    try {
      await willSend();
    } catch (error) {
      if (!(error instanceof NotDoneError)) throw error;
      return notDone;
    }
    return meet(name, work);
  }
  return { faults, calls, meet, buy };
}

interface FakeOrder extends FlightOrder {
  readonly reference: string;
}

/**
 * Flights in memory.
 * @param saysRefund false: a cancelled order does not say what it has returned
 * @testSupport
 */
export function createFakeFlights(clock: Clock, currency: CurrencyCode = 'EUR', saysRefund = true) {
  const { faults, calls, meet, buy } = createFaultyCalls<FlightCall>();
  const orders: FakeOrder[] = [];
  /** Offers that have become more expensive. */
  const raised = new Set<string>();
  const terms = {
    total: 400_00,
    canHold: true,
    isAccepted: false,
    certainUntil: (clock.now().getTime() + 86_400_000) as number | null,
    refund: 100_00 as number | null,
    refundIn: currency,
  };
  const change = (orderId: string, changed: Partial<FakeOrder>) => {
    const at = orders.findIndex((order) => order.orderId === orderId);
    const order = orders[at];
    if (order !== undefined) orders[at] = { ...order, ...changed };
  };
  const findOrder = (orderId: string) => orders.find((order) => order.orderId === orderId);
  const refundOf = (orderId: string) => (findOrder(orderId)?.state === 'held' ? 0 : (terms.refund ?? 0));
  const port: FlightSupplyPort = {
    verify: ({ outbound, inbound, currency: asked }) =>
      meet('verify', () => {
        if (outbound.number > mostSoldNumber) return refuse('gone');
        if (asked !== currency) return refuse('other-currency');
        const times = ({ departure, arrival, isOvernight }: typeof outbound) => ({
          departure,
          arrival,
          isOvernight,
        });
        const quote = {
          offerId: `off_${calls.length}`,
          total: terms.total,
          currency,
          outboundTimes: times(outbound),
          inboundTimes: times(inbound),
          expiresAt: clock.now().getTime() + 20 * 60_000,
          canHold: terms.canHold,
          certainUntil: terms.certainUntil,
        };
        return { outcome: 'confirmed', quote } as const;
      }),
    order: ({ reference, quote }, { willSend }) =>
      buy('order', willSend, () => {
        if (terms.total > quote.total || raised.has(quote.offerId)) return refuse('price-changed');
        const orderId = `ord_${orders.length + 1}`;
        const state = terms.canHold ? 'held' : 'paid';
        const dates = { payBy: null, certainUntil: terms.certainUntil };
        const order: FakeOrder = {
          orderId,
          reference,
          total: terms.total,
          currency,
          state,
          ...dates,
          changes: [],
        };
        orders.push(order);
        return terms.isAccepted
          ? ({ outcome: 'accepted' } as const)
          : ({ outcome: 'confirmed', order } as const);
      }),
    find: ({ reference }) =>
      meet('find', () => {
        const order = orders.find((each) => each.reference === reference) ?? null;
        return { outcome: 'confirmed', order } as const;
      }),
    read: ({ orderId }) =>
      meet('read', () => {
        const order = findOrder(orderId);
        return order === undefined ? unknown : ({ outcome: 'confirmed', order } as const);
      }),
    pay: ({ orderId }, { willSend }) =>
      buy('pay', willSend, () => {
        change(orderId, { state: 'paid' });
        return { outcome: 'confirmed' } as const;
      }),
    quoteCancellation: ({ orderId }) =>
      meet('quoteCancellation', () => {
        if (terms.refund === null) return unknown;
        return {
          outcome: 'confirmed',
          cancellationId: `cancel ${orderId}`,
          refund: refundOf(orderId),
          currency: terms.refundIn,
        } as const;
      }),
    cancel: ({ cancellationId }) =>
      meet('cancel', () => {
        const orderId = cancellationId.replace('cancel ', '');
        const refund = saysRefund && { refund: money(refundOf(orderId), terms.refundIn) };
        change(orderId, { state: 'cancelled', ...refund });
        return { outcome: 'confirmed', ...refund } as const;
      }),
  };
  return { port, faults, calls, orders, terms, raised, change };
}

interface FakeBooking extends RoomBooking {
  readonly reference: string;
  readonly remark: string;
}

const isBooked = ({ state }: RoomBooking) => state === 'booked';

/** Rooms in memory. @testSupport */
export function createFakeRooms(currency: CurrencyCode = 'EUR') {
  const { faults, calls, meet, buy } = createFaultyCalls<RoomCall>();
  const bookings: FakeBooking[] = [];
  const terms: { total: number; fee: number; feeIn: CurrencyCode; rate: Partial<RoomQuote> } = {
    total: 600_00,
    fee: 0,
    feeIn: currency,
    rate: {},
  };
  const change = (bookingReference: string, changed: Partial<FakeBooking>) => {
    const at = bookings.findIndex((each) => each.bookingReference === bookingReference);
    const booking = bookings[at];
    if (booking !== undefined) bookings[at] = { ...booking, ...changed };
  };
  const port: RoomSupplyPort = {
    verify: ({ hotelCode, roomCode, currency: asked }) =>
      meet('verify', () => {
        if (hotelCode !== soldRoom.hotelCode || roomCode !== soldRoom.roomCode) return refuse('gone');
        if (asked !== currency) return refuse('other-currency');
        const { total, rate } = terms;
        const quote = { rateKey: 'key', total, currency, cancellation: [], localCharges: [] };
        return { outcome: 'confirmed', quote: { ...quote, ...rate } } as const;
      }),
    book: ({ reference, quote: { total: net }, remark }, { willSend }) =>
      buy('book', willSend, () => {
        const bookingReference = `1-${bookings.length + 1}`;
        const booking: FakeBooking = {
          bookingReference,
          reference,
          net,
          currency,
          state: 'booked',
          remark,
        };
        bookings.push(booking);
        return { outcome: 'confirmed', booking } as const;
      }),
    find: ({ reference }) =>
      meet('find', () => {
        const ours = bookings.filter((each) => each.reference === reference);
        const [booked, another] = ours.filter(isBooked);
        if (another !== undefined) return unknown;
        return { outcome: 'confirmed', booking: booked ?? ours[0] ?? null } as const;
      }),
    count: ({ reference }) =>
      meet('count', () => {
        const booked = bookings.filter((each) => each.reference === reference && isBooked(each)).length;
        return { outcome: 'confirmed', booked } as const;
      }),
    quoteCancellation: () =>
      meet(
        'quoteCancellation',
        () => ({ outcome: 'confirmed', fee: terms.fee, currency: terms.feeIn }) as const,
      ),
    cancel: ({ bookingReference }) =>
      meet('cancel', () => {
        change(bookingReference, { state: 'cancelled' });
        return { outcome: 'confirmed' } as const;
      }),
  };
  return { port, faults, calls, bookings, terms, change };
}
