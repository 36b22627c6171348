import { StaffList } from '../../../design/staff/staff-list.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import { formatNumber } from '../../../domain/words/format-number.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { summarisePrices } from '../../../trip-search/prices/preview-prices.ts';
import { buildPath } from '../../../url.ts';
import { headDay } from './price-steps.tsx';
import type { PriceForm } from './read-price-question.ts';
import type { PlacePricePreview, SoldPricePreview } from './sale-price-preview.ts';

interface PlacePricesProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly form: PriceForm;
  readonly preview: PlacePricePreview;
}

/** What a trip costs in hotels of a place, a column for each day of booking; each hotel leads to the steps of its price. */
export function PlacePrices({ texts, language, form, preview }: PlacePricesProps) {
  const { name, hotels, asked, trips } = preview;
  const place = name[language];
  const days = trips[0]?.sales.map(({ day }) => day) ?? [];
  const title = texts('office.prices.in', { place });
  const pathOf = ({ hotel }: SoldPricePreview) =>
    `${buildPath('back_office_prices', {})}?${new URLSearchParams({ ...form, place: '', hotel: String(hotel.id) })}`;
  return (
    <section aria-labelledby="place-prices">
      <h2 id="place-prices">{title}</h2>
      <p>{texts('office.prices.sample', { asked, hotels, sold: trips.length })}</p>
      {trips.length === 0 ? null : (
        <>
          <StaffList
            texts={texts}
            label={title}
            rows={trips}
            keyOf={({ hotel }) => String(hotel.id)}
            pathOf={pathOf}
            columns={[
              { key: 'hotel', label: texts('office.prices.hotel'), render: ({ hotel }) => hotel.name },
              {
                key: 'bought',
                label: texts('office.prices.step.bought'),
                isAmount: true,
                render: ({ bought, exchange }) => formatAmount(bought, exchange.purchase.currency),
              },
              ...days.map((day, at) => ({
                key: formatDay(day),
                label: headDay(day, at, { texts, language }),
                isAmount: true as const,
                render: (trip: SoldPricePreview) => <ChargedPrice texts={texts} trip={trip} at={at} />,
              })),
            ]}
          />
          <Changes texts={texts} language={language} days={days} trips={trips} />
        </>
      )}
    </section>
  );
}

interface ChargedPriceProps {
  readonly texts: Texts;
  readonly trip: SoldPricePreview;
  /** Of the day of booking. */
  readonly at: number;
}

function ChargedPrice({ texts, trip, at }: ChargedPriceProps) {
  const price = trip.sales[at]?.price;
  if (price === undefined) return null;
  return (
    <>
      <strong>{formatAmount(price.charged, trip.exchange.currency)}</strong>{' '}
      <small>{price.rule?.key ?? texts('office.prices.noRule')}</small>
    </>
  );
}

interface ChangesProps extends Pick<PlacePricesProps, 'texts' | 'language'> {
  readonly days: readonly number[];
  readonly trips: readonly SoldPricePreview[];
}

/** What the rules change in all trips together. */
function Changes({ texts, language, days, trips }: ChangesProps) {
  const changes = days.map((_, at) =>
    summarisePrices(trips.flatMap(({ sales }) => sales.slice(at, at + 1).map(({ price }) => price))),
  );
  const label = texts('office.prices.changes');
  return (
    <StaffList
      texts={texts}
      label={label}
      rows={['lowest', 'median', 'highest'] as const}
      keyOf={(row) => row}
      columns={[
        { key: 'change', label, render: (row) => texts(`office.prices.changes.${row}`) },
        ...days.map((day, at) => ({
          key: formatDay(day),
          label: headDay(day, at, { texts, language }),
          isAmount: true as const,
          render: (row: 'lowest' | 'median' | 'highest') => {
            const change = changes[at]?.[row] ?? 0;
            return `${change > 0 ? '+' : ''}${formatNumber(change / basisPointsPerCent, language, 2)} %`;
          },
        })),
      ]}
    />
  );
}

/** Hundredths of a per cent. */
const basisPointsPerCent = 100;
