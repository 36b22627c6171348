import {
  LOCAL_CHARGE_KINDS,
  LOCAL_CHARGE_UNITS,
  type LocalChargeRule,
} from '../../../../../domain/search/local-charge.ts';
import { listCell } from './cell-schemas.server.ts';

/**
 * What a hotel collects on the spot: `tourist_tax:2.50 EUR/person_night/16+/7n|cleaning:60.00 CHF/room_stay` is 2.50 for each person from 16
 * years on and each of the first seven nights, and 60 francs for the stay.
 */
export const localChargesCell = listCell(
  parseLocalCharge,
  'charges such as tourist_tax:2.50 EUR/person_night/16+/7n|cleaning:60.00 CHF/room_stay',
  8,
);

function parseLocalCharge(text: string): LocalChargeRule | null {
  const match = /^(\w+):(\d{1,7}(?:\.\d{1,3})?) ([A-Z]{3})\/(\w+?)(?:\/(\d{1,2})\+)?(?:\/(\d{1,2})n)?$/.exec(
    text,
  );
  const [, name, amount = '', currency = '', unit, age = '0', most] = match ?? [];
  const kind = LOCAL_CHARGE_KINDS.find((each) => each === name);
  const per = LOCAL_CHARGE_UNITS.find((each) => each === unit);
  if (kind === undefined || per === undefined) return null;
  const [fromAge, maxNights] = [Number(age), most === undefined ? null : Number(most)];
  const isMeant =
    fromAge <= 18 &&
    maxNights !== 0 &&
    (per.startsWith('person') || fromAge === 0) &&
    (per.endsWith('night') || maxNights === null);
  return isMeant ? { kind, amount, currency, per, fromAge, maxNights } : null;
}
