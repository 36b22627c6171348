import { StaffList } from '../../../design/staff/staff-list.tsx';
import type { PriceRule } from '../../../domain/search/prices/price-rule.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { headDay } from './price-steps.tsx';
import type { SoldPricePreview } from './sale-price-preview.ts';

interface RuleListProps {
  readonly texts: Texts;
  readonly language: Language;
  /** Of one brand, for the same days of booking. */
  readonly trips: readonly SoldPricePreview[];
}

/** Every price rule of the brand in the order in which they are tried, and what it does to the trips on each day of booking. */
export function RuleList({ texts, language, trips }: RuleListProps) {
  const sales = trips[0]?.sales ?? [];
  const rules = sales[0]?.price.effects.map(({ rule }) => rule) ?? [];
  /** @param at of the rule @param index of the day */
  const describeEffect = (at: number, index: number) => {
    const effects = trips.map(({ sales: own }) => own[index]?.price.effects[at]?.effect ?? 'other-hotels');
    const n = effects.filter((effect) => effect === 'decides').length;
    if (n > 0 && trips.length > 1) return texts('office.prices.decidesFor', { n });
    return texts(`office.prices.effect.${n > 0 ? 'decides' : (effects[0] ?? 'other-hotels')}`);
  };
  const format = (day: string) => formatDate(requireDay(day), language);
  const describeDays = ({ from, until }: PriceRule) => {
    if (from !== undefined && until !== undefined)
      return texts('office.prices.days.both', { from: format(from), until: format(until) });
    if (from !== undefined) return texts('office.prices.days.from', { from: format(from) });
    return until === undefined
      ? texts('office.prices.days.always')
      : texts('office.prices.days.until', { until: format(until) });
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
              ...sales.map(({ day }, index) => ({
                key: String(day),
                label: headDay(day, index, { texts, language }),
                render: ({ at }: { readonly at: number }) => describeEffect(at, index),
              })),
            ]}
          />
        </>
      )}
    </section>
  );
}
