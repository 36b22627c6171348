import { isMarketCode } from '../../../domain/places/market.ts';
import { SALE_CHANNELS } from '../../../domain/search/prices/price-rule.ts';
import { type Day, parseDay } from '../../../domain/time/calendar-day.ts';
import { readAskedTrip, readSaleQuestion, type SaleField, type SaleForm } from '../read-question.ts';
import type { BrandInMarket } from './price-preview.ts';
import type { PlacePriceQuestion, PriceQuestion } from './sale-price-preview.ts';

/** Fields of the preview as people fill them in. */
export interface PriceForm extends SaleForm {
  /** In place of the hotel. */
  readonly place: string;
  /** Brand and market, such as `abendmeer/de`. */
  readonly site: string;
  readonly channel: string;
  /** `YYYY-MM-DD`, a second day of booking; '' for today alone. */
  readonly day: string;
}

export type PriceField = SaleField | 'place' | 'site' | 'channel' | 'day';

type ReadPriceQuestion =
  | {
      readonly ok: true;
      readonly site: BrandInMarket;
      readonly question: PriceQuestion | PlacePriceQuestion;
    }
  | { readonly ok: false; readonly field: PriceField };

/** @param today day of booking of the first prices */
export function readPriceQuestion(form: PriceForm, today: Day): ReadPriceQuestion {
  const [brand = '', market] = form.site.split('/');
  if (!isMarketCode(market)) return { ok: false, field: 'site' };
  const place = form.place.trim();
  if (place !== '' && form.hotel.trim() !== '') return { ok: false, field: 'place' };
  const read = place === '' ? readSaleQuestion(form) : readAskedTrip(form);
  if (!read.ok) return read;
  const channel = SALE_CHANNELS.find((each) => each === form.channel);
  if (channel === undefined) return { ok: false, field: 'channel' };
  const other = form.day.trim() === '' ? today : parseDay(form.day.trim());
  if (other === null) return { ok: false, field: 'day' };
  const days = other === today ? [today] : [today, other];
  const site = { brand, market };
  return 'question' in read
    ? { ok: true, site, question: { trip: read.question, channel, days } }
    : { ok: true, site, question: { place, trip: read.trip, channel, days } };
}
