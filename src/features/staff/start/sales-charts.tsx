import type { BrandNames } from '../../../design/staff/brand-names.ts';
import { Charts, DayBars, StepBars } from '../../../design/staff/charts/day-bars.tsx';
import { StaffList } from '../../../design/staff/staff-list.tsx';
import { formatPrice } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { SALE_STEPS } from '../../../domain/staff/sale-step.ts';
import { listDays } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { type DayFigures, listFunnels } from './day-figures.ts';

export interface SalesChartsProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly figures: DayFigures;
  /** Keys and names of the brands. */
  readonly brands: BrandNames;
}

/** Markets with a chart of their own: more would fill the page, and the table lists them all. */
const shownFunnels = 6;

/** Bookings and revenue of each day, by brand and by currency: amounts of two currencies are never added. */
export function SalesCharts({ texts, language, figures, brands }: SalesChartsProps) {
  const { days, sales } = figures;
  const nameOf = brandNames(brands);
  const inOrder = listDays(days);
  const series = [...new Set(sales.map(({ brand, currency }) => `${brand} ${currency}`))].map((key) => {
    const own = sales.filter(({ brand, currency }) => `${brand} ${currency}` === key);
    const perDay = inOrder.map((day) => {
      const ofDay = own.filter((each) => each.day === day);
      return {
        day,
        bookings: ofDay.reduce((sum, { bookings }) => sum + bookings, 0),
        revenue: ofDay.reduce((sum, { revenue }) => sum + revenue, 0),
      };
    });
    return { key, brand: own[0]?.brand ?? '', currency: own[0]?.currency ?? 'EUR', perDay };
  });
  const ends = {
    firstDay: formatDate(days.from, language, 'brief'),
    lastDay: formatDate(days.to, language, 'brief'),
  };
  return (
    <section aria-labelledby="sales">
      <h2 id="sales">{texts('office.sales')}</h2>
      <p>{texts('office.sales.text', { n: inOrder.length })}</p>
      {series.length === 0 ? (
        <p className="empty">{texts('office.sales.none')}</p>
      ) : (
        <Charts
          tableLabel={texts('office.chart.table')}
          table={
            <StaffList
              texts={texts}
              label={texts('office.sales')}
              rows={sales.toReversed()}
              keyOf={({ day, brand, market, currency }) => `${day} ${brand} ${market} ${currency}`}
              columns={[
                {
                  key: 'day',
                  label: texts('office.chart.day'),
                  render: ({ day }) => formatDate(day, language),
                },
                { key: 'brand', label: texts('office.brand'), render: ({ brand }) => nameOf(brand) },
                {
                  key: 'market',
                  label: texts('office.chart.market'),
                  render: ({ market }) => market.toUpperCase(),
                },
                {
                  key: 'bookings',
                  label: texts('office.bookings'),
                  isAmount: true,
                  render: ({ bookings }) => bookings,
                },
                {
                  key: 'revenue',
                  label: texts('office.chart.revenue'),
                  isAmount: true,
                  render: ({ revenue, currency }) =>
                    formatPrice(money(revenue, currency), { fractionDigits: true }),
                },
              ]}
            />
          }
        >
          {series.flatMap(({ key, brand, currency, perDay }) =>
            (['bookings', 'revenue'] as const).map((figure) => {
              const formatFigure = (value: number) =>
                figure === 'bookings' ? String(value) : formatPrice(money(value, currency));
              const most = perDay.reduce((best, day) => (day[figure] > best[figure] ? day : best));
              const title = texts(`office.sales.${figure}`, { brand: nameOf(brand), currency });
              const total = formatFigure(perDay.reduce((sum, day) => sum + day[figure], 0));
              return (
                <DayBars
                  key={`${key} ${figure}`}
                  title={title}
                  highest={texts('office.chart.total', { total })}
                  summary={texts('office.chart.summary', {
                    title,
                    total,
                    most: formatFigure(most[figure]),
                    day: formatDate(most.day, language),
                  })}
                  bars={perDay.map((day) => ({ key: String(day.day), value: day[figure] }))}
                  {...ends}
                />
              );
            }),
          )}
        </Charts>
      )}
    </section>
  );
}

/** From the search to the booking, by brand and market. */
export function FunnelCharts({ texts, figures, brands }: SalesChartsProps) {
  const nameOf = brandNames(brands);
  const funnels = listFunnels(figures);
  const titleOf = ({ brand, market }: { readonly brand: string; readonly market: string }) =>
    `${nameOf(brand)} · ${market.toUpperCase()}`;
  return (
    <section aria-labelledby="funnel">
      <h2 id="funnel">{texts('office.funnel')}</h2>
      <p>{texts('office.funnel.text')}</p>
      {funnels.length === 0 ? (
        <p className="empty">{texts('office.funnel.none')}</p>
      ) : (
        <Charts
          tableLabel={texts('office.chart.table')}
          table={
            <StaffList
              texts={texts}
              label={texts('office.funnel')}
              rows={funnels}
              keyOf={titleOf}
              columns={[
                { key: 'site', label: texts('office.chart.market'), render: titleOf },
                ...SALE_STEPS.map((step, index) => ({
                  key: step,
                  label: texts(`office.step.${step}`),
                  isAmount: true as const,
                  render: ({ counts }: { readonly counts: readonly number[] }) => counts[index],
                })),
              ]}
            />
          }
        >
          {funnels.slice(0, shownFunnels).map((funnel) => {
            const steps = SALE_STEPS.map((step, index) => ({
              key: step,
              label: texts(`office.step.${step}`),
              value: funnel.counts[index] ?? 0,
              words: String(funnel.counts[index] ?? 0),
            }));
            const summary = steps.map(({ label, words }) => `${label}: ${words}`).join(', ');
            const title = titleOf(funnel);
            return <StepBars key={title} title={title} summary={`${title}. ${summary}`} steps={steps} />;
          })}
        </Charts>
      )}
    </section>
  );
}

const brandNames =
  (brands: SalesChartsProps['brands']) =>
  (brand: string): string =>
    brands.find(([key]) => key === brand)?.[1] ?? brand;
