import { type CurrencyCode, isCurrencyCode } from '../../../domain/money/currency.ts';
import type { LocalCharge } from '../../../domain/search/local-charge.ts';
import { type Day, dayAt } from '../../../domain/time/calendar-day.ts';
import { minuteMs } from '../../../domain/time/time-units.ts';
import { parseInstant, parseVendorAmount } from '../../supply/vendor/parse-vendor-answer.ts';
import { UncertainSupplyError } from '../../supply/vendor/uncertain-supply-error.ts';
import type { RoomQuestion, RoomQuote, RoomRefusal } from '../room-supply-port.ts';
import type { HotelbedsHotel, HotelbedsRate } from './hotelbeds-schemas.ts';

/**
 * A rate as we sell it, or why not.
 * @throws UncertainSupplyError where an amount or an instant cannot be read
 */
export function toRoomQuote(
  rate: HotelbedsRate,
  { currency }: Pick<HotelbedsHotel, 'currency'>,
  asked: Pick<RoomQuestion, 'currency' | 'isPackage' | 'freeUntil'>,
): RoomQuote | RoomRefusal {
  if (currency !== asked.currency) return 'other-currency';
  const refusal = refuseRate(rate, asked);
  if (refusal !== null) return refusal;
  const cancellation = (rate.cancellationPolicies ?? []).map(({ amount, from }) => ({
    from: parseInstant(from),
    fee: parseVendorAmount(amount, asked.currency),
  }));
  if (!isFreeLongEnough(cancellation, asked.freeUntil)) return 'not-allowed';
  return {
    rateKey: rate.rateKey,
    total: parseVendorAmount(rate.net, asked.currency),
    currency: asked.currency,
    cancellation,
    localCharges: readLocalCharges(rate),
  };
}

/** True where cancelling costs nothing up to and including the day. Hotels write the last minute of a day, in their own time. */
function isFreeLongEnough(cancellation: RoomQuote['cancellation'], freeUntil: Day | null): boolean {
  if (freeUntil === null) return true;
  return cancellation.every(({ from, fee }) => fee === 0 || dayAt(new Date(from + minuteMs)) > freeUntil);
}

/** Rates that this shop cannot sell: without flights where they are for packages, paid at the hotel, or at a price that the hotel binds. */
function refuseRate(rate: HotelbedsRate, { isPackage }: { readonly isPackage: boolean }): RoomRefusal | null {
  const isForPackages = rate.packaging === true && !isPackage;
  const isUnsaleable = isForPackages || rate.paymentType === 'AT_HOTEL' || rate.hotelMandatory === true;
  return isUnsaleable ? 'not-allowed' : null;
}

/** Taxes that are not in the price: they are paid on the spot. @throws UncertainSupplyError for one without a readable amount */
function readLocalCharges({ taxes }: HotelbedsRate): readonly LocalCharge[] {
  const listed = taxes?.taxes ?? [];
  const charges = listed
    .filter(({ included }) => !included)
    .map(({ amount, currency }) => {
      const text = String(amount);
      if (!/^\d{1,9}(?:\.\d{1,6})?$/.test(text) || currency == null || !/^[A-Z]{3}$/.test(currency))
        throw new UncertainSupplyError('A tax that is not included has no amount');
      return { kind: 'other', amount: text, currency } as const;
    });
  if (taxes?.allIncluded === false && charges.length === 0)
    throw new UncertainSupplyError('Taxes are not included, and none is listed');
  return charges;
}

/** @throws UncertainSupplyError for a currency that the shop has not */
export function requireShopCurrency(currency: string | null | undefined): CurrencyCode {
  if (!isCurrencyCode(currency)) throw new UncertainSupplyError(`A booking in ${currency}`);
  return currency;
}
