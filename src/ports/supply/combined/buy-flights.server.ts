import { liveSupplyPolicy } from '../../../defaults.ts';
import type { FlightOrder, FlightSupplyPort } from '../../flight-supply/flight-supply-port.ts';
import type { StepCall, StepEnd } from './combined-deps.ts';
import type { TripWork } from './combined-rows.server.ts';
import type { FlightPart } from './combined-trip.ts';
import { requireFlights } from './own-flights.server.ts';
import { ownSupplier } from './own-part.server.ts';
import { isSettled, noteAttempt, toBuyingCall } from './part-attempts.ts';

/**
 * Holds the seats, or buys them where they cannot be held. Our reference is looked for before an order is repeated; one that was accepted is
 * never repeated.
 */
export async function orderFlights(step: StepCall, work: TripWork): Promise<StepEnd> {
  const { deps } = step;
  const { flights: part, travellers, party } = work.trip;
  if (part === null || part.state === 'held' || part.state === 'booked' || part.state === 'paying')
    return 'done';
  if (part.state === 'refused' || part.state === 'cancelled') return { refused: 'gone' };
  const port = requireFlights(deps, work);
  if (part.state !== 'open') {
    const found = await findFlightOrder(step, work, port);
    if (found !== 'none') return found;
  }
  const { reference, quote } = part;
  const answer = await port.order(
    { reference, quote, party, travellers: travellers ?? [] },
    toBuyingCall(step, liveSupplyPolicy.buyFlightsTimeoutMs, () =>
      updateFlights(work, noteAttempt(part, 'sent', deps.clock)),
    ),
  );
  if (answer.outcome === 'not-done') return asBefore(work, part);
  if (answer.outcome === 'unknown') return 'unknown';
  if (answer.outcome === 'accepted') {
    await updateFlights(work, { state: 'accepted' });
    return 'unknown';
  }
  if (answer.outcome === 'refused') {
    await updateFlights(work, { state: 'refused' });
    return { refused: answer.reason };
  }
  return adoptOrder(work, answer.order);
}

/** What became of an order without an answer; `none` where there is none to be seen, and another one could cost nothing. */
export async function findFlightOrder(
  { deps, call }: StepCall,
  work: TripWork,
  port: FlightSupplyPort,
): Promise<StepEnd | 'none'> {
  const { flights: part, travellers } = work.trip;
  if (part === null) return 'none';
  const found = await port.find({ reference: part.reference, travellers: travellers ?? [] }, call);
  if (found.outcome !== 'confirmed') return 'unknown';
  if (found.order !== null) return adoptOrder(work, found.order);
  if (part.supplier === ownSupplier) return 'none';
  // A second hold would lapse; what was bought may still appear, and is never bought again.
  const isHarmless = part.quote.canHold && part.state !== 'accepted';
  return isHarmless && isSettled(part, deps.clock) ? 'none' : 'unknown';
}

async function adoptOrder(work: TripWork, order: FlightOrder): Promise<StepEnd> {
  const vendorId = order.orderId;
  if (order.currency !== work.trip.flights?.quote.currency) return 'unknown';
  if (order.state === 'cancelled') {
    await updateFlights(work, { state: 'cancelled', vendorId });
    return { refused: 'gone' };
  }
  const { certainUntil } = order;
  await updateFlights(work, { state: order.state === 'held' ? 'held' : 'booked', vendorId, certainUntil });
  const quote = work.trip.flights?.quote;
  // A more expensive order is given back; what is paid has cost what we have sent.
  return order.state === 'held' && quote !== undefined && order.total > quote.total
    ? { refused: 'price-changed' }
    : 'done';
}

/**
 * Pays what is held, once: after a payment without an answer the order is only read. `staff` where it is never settled: a second payment could cost
 * twice.
 */
export async function payFlights(step: StepCall, work: TripWork): Promise<StepEnd> {
  const { deps, call } = step;
  const { flights: part } = work.trip;
  if (part === null || part.state === 'booked') return 'done';
  if (part.vendorId === null) return 'unknown';
  const port = requireFlights(deps, work);
  if (part.state === 'paying') {
    const found = await port.read({ orderId: part.vendorId }, call);
    if (found.outcome !== 'confirmed') return 'unknown';
    if (found.order.state === 'paid') {
      await updateFlights(work, { state: 'booked' });
      return 'done';
    }
    if (!isSettled(part, deps.clock)) return 'unknown';
    return found.order.state === 'cancelled' ? { refused: 'gone' } : 'staff';
  }
  const { total, currency } = part.quote;
  const paid = await port.pay(
    { orderId: part.vendorId, total, currency },
    toBuyingCall(step, liveSupplyPolicy.buyFlightsTimeoutMs, () =>
      updateFlights(work, noteAttempt(part, 'paying', deps.clock)),
    ),
  );
  if (paid.outcome === 'not-done') return asBefore(work, part);
  if (paid.outcome === 'unknown') return 'unknown';
  if (paid.outcome === 'refused') {
    await updateFlights(work, { state: 'held' });
    return { refused: paid.reason };
  }
  await updateFlights(work, { state: 'booked' });
  return 'done';
}

/** Nothing was bought: the part is as before the attempt. */
async function asBefore(work: TripWork, part: FlightPart): Promise<'unknown'> {
  await updateFlights(work, part);
  return 'unknown';
}

/** Writes what has changed of the part. */
export async function updateFlights(work: TripWork, change: Partial<FlightPart>): Promise<void> {
  const { flights } = work.trip;
  if (flights !== null) await work.update({ flights: { ...flights, ...change } });
}
