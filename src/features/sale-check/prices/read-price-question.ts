import { isMarketCode } from '../../../domain/places/market.ts';
import { SALE_CHANNELS } from '../../../domain/search/prices/price-rule.ts';
import { type Day, parseDay } from '../../../domain/time/calendar-day.ts';
import { readSaleQuestion, type SaleField, type SaleForm } from '../read-question.ts';
import type { BrandInMarket } from './price-preview.ts';
import type { PriceQuestion } from './sale-price-preview.ts';

/** Fields of the preview as people fill them in. */
export interface PriceForm extends SaleForm {
  /** Brand and market, such as `abendmeer/de`. */
  readonly site: string;
  readonly channel: string;
  /** `YYYY-MM-DD`, a second day of booking; '' for today alone. */
  readonly day: string;
}

export type PriceField = SaleField | 'site' | 'channel' | 'day';

type ReadPriceQuestion =
  | { readonly ok: true; readonly site: BrandInMarket; readonly question: PriceQuestion }
  | { readonly ok: false; readonly field: PriceField };

/** @param today day of booking of the first prices */
export function readPriceQuestion(form: PriceForm, today: Day): ReadPriceQuestion {
  const [brand = '', market] = form.site.split('/');
  if (!isMarketCode(market)) return { ok: false, field: 'site' };
  const read = readSaleQuestion(form);
  if (!read.ok) return read;
  const channel = SALE_CHANNELS.find((each) => each === form.channel);
  if (channel === undefined) return { ok: false, field: 'channel' };
  const other = form.day.trim() === '' ? today : parseDay(form.day.trim());
  if (other === null) return { ok: false, field: 'day' };
  const days = other === today ? [today] : [today, other];
  return { ok: true, site: { brand, market }, question: { trip: read.question, channel, days } };
}
