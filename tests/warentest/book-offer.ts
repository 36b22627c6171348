import type { ExtraChoice } from '../../src/domain/extras/choose-extras.ts';
import { countTravellers } from '../../src/domain/travellers/party.ts';
import type { ExtrasResult } from '../../src/features/checkout/extras/choices/extras-schema.ts';
import type { ExtrasPageProps } from '../../src/features/checkout/extras/extras-page.tsx';
import type {
  PaymentAnswer,
  PaymentBody,
} from '../../src/features/checkout/payment/methods/payment-schemas.ts';
import type { CreateCheckoutResult } from '../../src/features/hotel/trip/check/create-checkout-schema.ts';
import type { AcceptPriceResult } from '../../src/site/accept-price-schema.ts';
import { buildPath } from '../../src/url.ts';
import { requireView } from '../factories/require-view.ts';
import { buildBillingAddress, buildInfoPayload } from '../factories/travellers.ts';
import type { ChosenOffer } from './look-for-offer.ts';
import { locale, readParty, type Trip, TripOver } from './trip.ts';

/** What was ordered, minor units for the party. */
export interface Ordered {
  /** Flights and stay. */
  readonly base: number;
  readonly isTotalAsShown: boolean;
}

/** Prices that a traveller agrees to one after the other; a price that changes more often is no price. */
const mostChanges = 3;

/** From a hotel's page to the end of a booking, agreeing to each change of price. @throws TripOver where it ends before */
export async function bookOffer(trip: Trip, chosen: ChosenOffer): Promise<Ordered> {
  await trip.beforeStep('checkout', chosen.offer);
  const checkoutId = await beginCheckout(trip, chosen);
  await trip.beforeStep('extras', chosen.offer);
  await chooseExtras(trip, checkoutId);
  await trip.beforeStep('payment', chosen.offer);
  await giveTravellers(trip, checkoutId, chosen);
  await trip.beforeStep('order', chosen.offer);
  return order(trip, checkoutId);
}

async function beginCheckout(trip: Trip, { offer, total, search }: ChosenOffer): Promise<string> {
  const { client } = trip.deps;
  let agreed = total;
  for (let change = 0; change <= mostChanges; change += 1) {
    const body = { offer, total: agreed, search };
    const answer = await client.post<CreateCheckoutResult>(buildPath('do_checkout_create', locale), body);
    if (answer.cart !== null) return answer.cart.checkout.id;
    const [changed] = answer.changes;
    if (changed === undefined) throw refused('checkout', answer.messages);
    agreed = changed.newTotal;
    trip.see('checkout', { unit: 'party', amount: agreed }, answer);
  }
  throw new TripOver('failed', 'the price never rests');
}

/** Null where the step is skipped, because only insurance is left to choose. */
async function openExtras(trip: Trip, checkoutId: string): Promise<ExtrasPageProps | null> {
  const { client } = trip.deps;
  const page = await client.open(buildPath('checkout_ancillaries', { ...locale, checkoutId }));
  if (page.view !== 'checkoutExtras') return null;
  const { props } = requireView(page, 'checkoutExtras');
  if (props.isGone) throw new TripOver('gone', 'the extras page says that it is gone');
  trip.see('extras', { unit: 'party', amount: props.change?.newTotal ?? props.summary.base }, page);
  return props;
}

async function chooseExtras(trip: Trip, checkoutId: string): Promise<void> {
  const { client, profile } = trip.deps;
  let props = await openExtras(trip, checkoutId);
  for (let change = 0; props !== null && props.change !== null; change += 1) {
    if (change === mostChanges) throw new TripOver('failed', 'the price never rests');
    await agree(trip, checkoutId, props.change.newTotal);
    props = await openExtras(trip, checkoutId);
  }
  if (props === null || profile.extras.length === 0) return;
  const choice = choose(props, trip);
  const total = props.summary.base + choice.amount;
  const answer = await client.post<ExtrasResult>(buildPath('do_ancillaries_set', { ...locale, checkoutId }), {
    data: { extras: choice.extras, total },
  });
  if (!answer.success) throw refused('extras', answer.messages);
}

/** The first extra of each kind that the profile wants. */
function choose(
  { offered }: ExtrasPageProps,
  { deps: { profile }, search }: Trip,
): { readonly extras: readonly ExtraChoice[]; readonly amount: number } {
  const travellers = countTravellers(readParty(search));
  const wanted = profile.extras.flatMap((kind) => offered?.extras.find((extra) => extra.kind === kind) ?? []);
  return {
    extras: wanted.map(({ id }) => ({ id, travellers: [] })),
    amount: wanted.reduce((sum, { per, price }) => sum + (per === 'party' ? price : price * travellers), 0),
  };
}

/** Agrees to another price of flights and stay. */
async function agree(trip: Trip, checkoutId: string, total: number): Promise<void> {
  const { client } = trip.deps;
  const answer = await client.post<AcceptPriceResult>(
    buildPath('do_price_change_accept', { ...locale, checkoutId }),
    { data: { total } },
  );
  if (!answer.success) throw refused('another price', answer.messages);
  // Where the premium has changed with the price, the shop leads over the extras, which say so.
  if (answer.messages.some(({ code }) => code === 'extras-changed')) await openExtras(trip, checkoutId);
}

async function giveTravellers(trip: Trip, checkoutId: string, { search }: ChosenOffer): Promise<void> {
  const { client } = trip.deps;
  const page = await client.open(buildPath('checkout_info', { ...locale, checkoutId }));
  const { summary } = requireView(page, 'checkoutTravellers').props;
  const data = buildInfoPayload({ party: readParty(search), trip: summary.trip });
  const call = buildPath('do_info_set', { ...locale, checkoutId });
  const answer = await client.post<{ success: boolean; errors: unknown }>(call, { data });
  if (!answer.success) throw new TripOver('failed', `travellers: ${JSON.stringify(answer.errors)}`);
}

async function order(trip: Trip, checkoutId: string): Promise<Ordered> {
  const { client } = trip.deps;
  for (let change = 0; change <= mostChanges; change += 1) {
    const page = await client.open(buildPath('checkout_customer_payment', { ...locale, checkoutId }));
    const { summary } = requireView(page, 'checkoutPayment').props;
    trip.see('payment', { unit: 'party', amount: summary.base }, page);
    const answer = await placeOrder(trip, checkoutId, summary.total);
    const [changed] = answer.changes;
    if (changed !== undefined) {
      trip.see('order', { unit: 'party', amount: changed.newTotal }, answer);
      await agree(trip, checkoutId, changed.newTotal);
      continue;
    }
    if (!answer.success && !answer.soft) throw refused('order', answer.messages);
    const { amounts, package: sold } = answer.cart.checkout;
    const isTotalAsShown = amounts.totalAmount === summary.total;
    return { base: sold.basePrice.amount, isTotalAsShown };
  }
  throw new TripOver('failed', 'the price never rests');
}

interface OrderAnswer extends PaymentAnswer {
  readonly cart: {
    readonly checkout: {
      readonly amounts: { readonly totalAmount: number };
      readonly package: { readonly basePrice: { readonly amount: number } };
    };
  };
}

/** Orders by direct debit, which no window of a bank interrupts, and follows the booking to its end. */
async function placeOrder(
  { deps: { client } }: Trip,
  checkoutId: string,
  totalAmount: number,
): Promise<OrderAnswer> {
  const at = { ...locale, checkoutId };
  const payment = { iban: 'DE89370400440532013000', holderName: 'Anna Berg' };
  const data: PaymentBody['data'] = {
    customer: buildBillingAddress(),
    selectedPayment: 'BankAccount',
    payment,
    totalAmount,
  };
  let answer = await client.post<OrderAnswer>(buildPath('do_payment_set', at), { data });
  // Each call waits for the next change of the booking by itself.
  for (let calls = 0; answer.success && !answer.finished && calls < 40; calls += 1)
    answer = await client.post<OrderAnswer>(buildPath('do_book', at), {});
  return answer;
}

/** @param what was refused */
function refused(
  what: string,
  messages: readonly { readonly code: string; readonly reason?: string | undefined }[],
): TripOver {
  const [message] = messages;
  const reason = message?.reason ?? message?.code ?? 'no reason given';
  const isGone = ['gone', 'sold-out', 'not-allowed'].includes(reason);
  return new TripOver(isGone ? 'gone' : 'failed', `${what}: ${reason}`);
}
