import { StaffList } from '../../../design/staff/staff-list.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { type Exchange, isBoughtInCharged } from '../../../domain/money/purchase-currency.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { formatNumber } from '../../../domain/words/format-number.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { type PreviewedPrice, priceParts } from '../../../trip-search/prices/preview-prices.ts';
import type { SoldPricePreview } from './sale-price-preview.ts';

interface PriceStepsProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly preview: SoldPricePreview;
}

/** The way from the supplier's price to the one that is charged, a column for each day of booking. */
export function PriceSteps({ texts, language, preview }: PriceStepsProps) {
  const { hotel, bought, exchange, sales } = preview;
  const show = (amount: number) => formatAmount(amount, exchange.currency);
  const rows: readonly Step[] = [
    {
      key: 'bought',
      label: texts('office.prices.step.bought'),
      render: () => formatAmount(bought, exchange.purchase.currency),
    },
    {
      key: 'converted',
      label: texts('office.prices.step.converted', { rate: describeRate(exchange, texts, language) }),
      render: ({ convertedAmount }) => show(convertedAmount),
    },
    {
      key: 'rule',
      label: texts('office.prices.step.rule'),
      render: ({ rule }) => rule?.key ?? texts('office.prices.noRule'),
    },
    ...priceParts.map((part) => ({
      key: part,
      label: texts(`office.prices.step.${part}`),
      render: ({ rule, parts }: PreviewedPrice) => {
        const amount = parts[part] > 0 ? `+${show(parts[part])}` : show(parts[part]);
        if (part !== 'margin' || rule === null) return amount;
        return `${amount} (${formatNumber(rule.marginBasisPoints / basisPointsPerCent, language, 2)} %)`;
      },
    })),
    {
      key: 'charged',
      label: texts('office.prices.step.charged'),
      render: ({ charged }) => <strong>{show(charged)}</strong>,
    },
  ];
  return (
    <section aria-labelledby="price-steps">
      <h2 id="price-steps">{texts('office.prices.of', { hotel: hotel.name })}</h2>
      <StaffList
        texts={texts}
        label={texts('office.prices.of', { hotel: hotel.name })}
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          { key: 'step', label: texts('office.prices.step'), render: ({ label }) => label },
          ...sales.map(({ day, price }, at) => ({
            key: String(day),
            label: headDay(day, at, { texts, language }),
            isAmount: true as const,
            render: ({ render }: Step) => render(price),
          })),
        ]}
      />
    </section>
  );
}

/** Hundredths of a per cent. */
const basisPointsPerCent = 100;

interface Step {
  readonly key: string;
  readonly label: string;
  readonly render: (price: PreviewedPrice) => React.ReactNode;
}

/** How a day of booking is headed: the first one is today. Cards of narrow pages have room for a date and no more. */
export function headDay(
  day: number,
  at: number,
  { texts, language }: Pick<PriceStepsProps, 'texts' | 'language'>,
): string {
  return at === 0 ? texts('office.prices.today') : formatDate(day, language);
}

function describeRate(exchange: Exchange, texts: Texts, language: Language): string {
  if (isBoughtInCharged(exchange)) return texts('office.prices.notConverted');
  const { currency: to, purchase } = exchange;
  const rate = { from: purchase.currency, to, rate: formatNumber(Number(purchase.rate), language, 6) };
  if (purchase.day === undefined) return texts('office.prices.rate', rate);
  const day = formatDate(requireDay(purchase.day), language);
  return texts('office.prices.rateOf', { ...rate, day });
}
