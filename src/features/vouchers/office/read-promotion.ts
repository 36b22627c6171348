import { type CurrencyCode, DEFAULT_CURRENCY, isCurrencyCode } from '../../../domain/money/currency.ts';
import type { PromotionDiscount } from '../../../domain/money/package-price.ts';
import { parseAmount, parsePositiveAmount } from '../../../domain/money/parse-amount.ts';
import { isMarketCode } from '../../../domain/places/market.ts';
import { type Day, parseDay } from '../../../domain/time/calendar-day.ts';
import { normalisePromotionCode, type Promotion } from '../../../domain/vouchers/judge-promotion.ts';

/** Fields that can be wrong. */
export const PROMOTION_FIELDS = [
  'code',
  'discount',
  'currency',
  'minimum',
  'validFrom',
  'validTo',
  'travelFrom',
  'travelTo',
  'destinations',
  'usesInAll',
  'usesPerPerson',
] as const;
export type PromotionField = (typeof PROMOTION_FIELDS)[number];

/** A new promotion as the form sends it; '' for what is empty. */
export type PromotionForm = Readonly<
  Record<PromotionField | 'brand' | 'market' | 'combinable' | 'members', string>
>;

type ReadPromotion =
  | { readonly ok: true; readonly promotion: Omit<Promotion, 'id' | 'companyId'> }
  | { readonly ok: false; readonly field: PromotionField };

/** Reads a new promotion; the first wrong field where there is one. */
export function readPromotion(form: PromotionForm): ReadPromotion {
  const wrong = (field: PromotionField): ReadPromotion => ({ ok: false, field });
  if (normalisePromotionCode(form.code) === null) return wrong('code');
  const asked = form.currency.toUpperCase();
  const currency = asked === '' ? null : isCurrencyCode(asked) ? asked : undefined;
  // Without a currency no amount is taken below: it only has to be one.
  const readIn = currency ?? DEFAULT_CURRENCY;
  const discount = parseDiscount(form.discount, readIn);
  if (discount === null) return wrong('discount');
  const minimum = form.minimum === '' ? 0 : parseAmount(form.minimum, readIn);
  if (minimum === null || minimum < 0) return wrong('minimum');
  const hasAmount = discount.kind === 'amount' || minimum > 0;
  if (currency === undefined || (hasAmount && currency === null)) return wrong('currency');
  const days = {} as Record<'validFrom' | 'validTo' | 'travelFrom' | 'travelTo', Day | null>;
  for (const name of ['validFrom', 'validTo', 'travelFrom', 'travelTo'] as const) {
    days[name] = parseDay(form[name]);
    if (form[name] !== '' && days[name] === null) return wrong(name);
  }
  if (isBefore(days.validTo, days.validFrom)) return wrong('validTo');
  if (isBefore(days.travelTo, days.travelFrom)) return wrong('travelTo');
  const destinations = form.destinations
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (destinations.some((code) => !/^[A-Z]{3}$/.test(code))) return wrong('destinations');
  const usesInAll = parseCount(form.usesInAll);
  if (usesInAll === undefined) return wrong('usesInAll');
  const usesPerPerson = parseCount(form.usesPerPerson);
  if (usesPerPerson === undefined) return wrong('usesPerPerson');
  return {
    ok: true,
    promotion: {
      brand: form.brand,
      code: form.code.trim().toUpperCase(),
      discount,
      currency: hasAmount ? currency : null,
      markets: isMarketCode(form.market) ? [form.market] : [],
      ...days,
      destinations,
      minimum,
      usesInAll,
      usesPerPerson,
      isCombinable: form.combinable === '1',
      isForMembers: form.members === '1',
    },
  };
}

/** `5 %` in steps of a half, at most 50, or an amount. */
function parseDiscount(text: string, currency: CurrencyCode): PromotionDiscount | null {
  const [, number] = /^(\d{1,2}(?:[.,]5)?)\s*%$/.exec(text.trim()) ?? [];
  if (number === undefined) {
    const amount = parsePositiveAmount(text, currency);
    return amount === null ? null : { kind: 'amount', amount };
  }
  const percent = Number(number.replace(',', '.'));
  return percent > 0 && percent <= 50 ? { kind: 'percent', percent } : null;
}

function parseCount(text: string): number | null | undefined {
  if (text === '') return null;
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}

const isBefore = (last: Day | null, first: Day | null) => last !== null && first !== null && last < first;
