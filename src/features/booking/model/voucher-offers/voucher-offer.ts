import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { defineStates } from '../../../../domain/states/state-table.ts';

/** The states of a voucher that is offered in place of money. One that nobody answers stays open and ends by its time; the money is then sent. */
export const voucherOfferStates = defineStates('voucher offer', {
  open: ['taken', 'refused'],
  taken: [],
  refused: [],
});
export type VoucherOfferState = (typeof voucherOfferStates.states)[number];

/** A gift voucher in place of money that is due back; amounts are minor units. */
export interface VoucherOffer {
  readonly id: string;
  readonly refundId: string;
  /** The booking whose payment the refund goes to: a trip, or a later payment for it. */
  readonly bookingId: string;
  /** The money that it takes the place of. */
  readonly amount: number;
  /** Added to the amount, minor units. */
  readonly bonus: number;
  readonly currency: CurrencyCode;
  readonly offeredBy: string;
  readonly note: string;
  readonly offeredAt: Date;
  readonly endsAt: Date;
  readonly state: VoucherOfferState;
  /** The voucher; null unless it was taken. */
  readonly voucherId: string | null;
  /** False once the money is sent, or is about to be. */
  readonly isPossible: boolean;
}

/** True while the traveller can still take it. */
export function isOpenOffer({ state, isPossible, endsAt }: VoucherOffer, now: Date): boolean {
  return state === 'open' && isPossible && now < endsAt;
}

/** How an offer is shown. `ended`: nobody has answered, and the money is sent or about to be. */
export type ShownOfferState = VoucherOfferState | 'ended';

export function showOfferState(offer: VoucherOffer, now: Date): ShownOfferState {
  return offer.state !== 'open' || isOpenOffer(offer, now) ? offer.state : 'ended';
}

/** Minor units. */
export const worthOf = ({ amount, bonus }: Pick<VoucherOffer, 'amount' | 'bonus'>): number => amount + bonus;
