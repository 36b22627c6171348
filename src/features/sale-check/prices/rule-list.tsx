import { StaffList } from '../../../design/staff/staff-list.tsx';
import type { PriceRule } from '../../../domain/search/prices/price-rule.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { headDay, type ShownPreviewProps } from './price-steps.tsx';

/** Every price rule of the brand in the order in which they are tried, and what it does to the trip on each day of booking. */
export function RuleList({ texts, language, preview }: ShownPreviewProps) {
  const { sales } = preview;
  const rules = sales[0]?.price.standings.map(({ rule }) => rule) ?? [];
  const write = (day: string) => formatDate(requireDay(day), language);
  const describeDays = ({ from, until }: PriceRule) => {
    if (from !== undefined && until !== undefined)
      return texts('office.prices.days.both', { from: write(from), until: write(until) });
    if (from !== undefined) return texts('office.prices.days.from', { from: write(from) });
    return until === undefined
      ? texts('office.prices.days.always')
      : texts('office.prices.days.until', { until: write(until) });
  };
  return (
    <section aria-labelledby="price-rules">
      <h2 id="price-rules">{texts('office.prices.rules')}</h2>
      {rules.length === 0 ? (
        <p className="empty">{texts('office.prices.noRules')}</p>
      ) : (
        <>
          <p>{texts('office.prices.rules.text')}</p>
          <StaffList
            texts={texts}
            label={texts('office.prices.rules')}
            rows={rules.map((rule, at) => ({ rule, at }))}
            keyOf={({ rule }) => rule.key}
            columns={[
              { key: 'rule', label: texts('office.prices.step.rule'), render: ({ rule }) => rule.key },
              {
                key: 'days',
                label: texts('office.prices.days'),
                render: ({ rule }) => describeDays(rule),
              },
              ...sales.map(({ day, price }, index) => ({
                key: String(day),
                label: headDay(day, index, { texts, language }),
                render: ({ at }: { readonly at: number }) =>
                  texts(`office.prices.standing.${price.standings[at]?.standing ?? 'other-hotels'}`),
              })),
            ]}
          />
        </>
      )}
    </section>
  );
}
