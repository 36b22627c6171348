import type { Day } from '../time/calendar-day.ts';
import { ageOn, listRoomParties, type Party } from '../travellers/party.ts';

/** What hotels collect; `other` where the supplier does not say. */
export const LOCAL_CHARGE_KINDS = ['tourist_tax', 'resort_fee', 'service', 'cleaning', 'other'] as const;
export type LocalChargeKind = (typeof LOCAL_CHARGE_KINDS)[number];

/** What a party pays to the hotel on the spot for its whole stay: no part of any price of the shop, and never converted. */
export interface LocalCharge {
  readonly kind: LocalChargeKind;
  /** Digits with a decimal point, such as `45.50`: the hotel's currency may be one whose minor units the shop does not know. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
}

export const LOCAL_CHARGE_UNITS = ['person_night', 'person_stay', 'room_night', 'room_stay'] as const;

/** How a hotel charges. */
export interface LocalChargeRule extends LocalCharge {
  readonly per: (typeof LOCAL_CHARGE_UNITS)[number];
  /** Children below this age on the day of check-in pay nothing, 0 to 18; adults always pay. Without meaning for rooms. */
  readonly fromAge: number;
  /** Later nights of a stay are free; null for none of them. Without meaning for stays. */
  readonly maxNights: number | null;
}

/** What the party pays for a stay in its rooms, in the order of the rules; nothing is listed that costs this party nothing. */
export function calculateLocalCharges(
  rules: readonly LocalChargeRule[],
  { party, checkIn, nights }: { readonly party: Party; readonly checkIn: Day; readonly nights: number },
): readonly LocalCharge[] {
  return rules.flatMap(({ kind, amount, currency, per, fromAge, maxNights }) => {
    const children = party.childrenBorn.filter((born) => ageOn(born, checkIn) >= fromAge).length;
    const heads = per.startsWith('person') ? party.adults + children : listRoomParties(party).length;
    const times = per.endsWith('night') ? Math.min(nights, maxNights ?? nights) : 1;
    const total = multiplyDecimal(amount, heads * times);
    return /[1-9]/.test(total) ? [{ kind, amount: total, currency }] : [];
  });
}

/** True where both lists ask the same, whatever their order. */
export function areSameLocalCharges(one: readonly LocalCharge[], other: readonly LocalCharge[]): boolean {
  const sort = (charges: readonly LocalCharge[]) =>
    charges.map(({ kind, amount, currency }) => `${kind} ${trimDecimal(amount)} ${currency}`).sort();
  return sort(one).join() === sort(other).join();
}

/** A decimal text times a whole number, exactly, with as many decimals as it had. */
function multiplyDecimal(text: string, times: number): string {
  const [units = '', decimals = ''] = text.split('.');
  const digits = (BigInt(units + decimals) * BigInt(times)).toString().padStart(decimals.length + 1, '0');
  if (decimals === '') return digits;
  return `${digits.slice(0, -decimals.length)}.${digits.slice(-decimals.length)}`;
}

/** `45.50` and `45.5` are the same amount. */
function trimDecimal(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
