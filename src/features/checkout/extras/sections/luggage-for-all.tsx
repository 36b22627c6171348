import { Field } from '../../../../design/controls/field.tsx';
import type { FlightLeg } from '../../../../domain/extras/extra.ts';
import { formatAmount } from '../../../../domain/money/format-price.ts';
import { useServedChoice } from '../../../../site/use-served-choice.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { ShownExtra } from '../choices/offered-extras.ts';
import type { ExtrasSelection } from '../choices/use-extras.ts';

export interface LuggageForAllProps {
  readonly bags: readonly ShownExtra[];
  readonly legs: readonly FlightLeg[];
  /** Numbers of those who may have luggage. */
  readonly travellers: readonly number[];
  readonly selection: ExtrasSelection;
}

/** What the choices are called where they differ: no variant of a bag is named so. */
const mixed = '-';

/** One suitcase for everybody on all flights, in one choice; the choices of each traveller follow it and may differ. */
export function LuggageForAll({ bags, legs, travellers, selection }: LuggageForAllProps) {
  const texts = useTexts();
  const bagOf = (variant: string, leg: FlightLeg) =>
    bags.find((bag) => bag.variant === variant && bag.leg === leg);
  const slots = legs.flatMap((leg) =>
    travellers.map((traveller) => ({ kind: 'luggage', leg, traveller }) as const),
  );
  const variants = [...new Set(bags.map(({ variant }) => variant))].filter((variant) =>
    legs.every((leg) => bagOf(variant, leg) !== undefined),
  );
  const chosen = new Set(slots.map((slot) => bags.find(({ id }) => id === selection.idFor(slot))?.variant));
  const [only = ''] = chosen;
  const value = chosen.size > 1 ? mixed : only;
  const choose = (variant: string) => {
    if (variant !== mixed)
      selection.chooseEach(slots.map((slot) => ({ slot, id: bagOf(variant, slot.leg)?.id ?? null })));
  };
  const field = useServedChoice<HTMLSelectElement>(value, choose);
  // A suitcase that is offered one way only is none for everybody.
  if (variants.length === 0) return null;
  const priceOf = (variant: string) =>
    legs.reduce((sum, leg) => sum + (bagOf(variant, leg)?.price ?? 0), 0) * travellers.length;
  return (
    <div data-needs-script="">
      <Field
        id="luggage-for-all"
        label={texts(legs.length > 1 ? 'extras.luggage.forAll' : 'extras.luggage.forAllOnce')}
      >
        {(control) => (
          <select {...control} ref={field} value={value} onChange={({ target }) => choose(target.value)}>
            {value === mixed ? <option value={mixed}>{texts('extras.luggage.mixed')}</option> : null}
            <option value="">{texts('extras.luggage.none')}</option>
            {variants.map((variant) => (
              <option key={variant} value={variant}>
                {texts('extras.luggage.choice', {
                  weight: Number.parseInt(variant, 10),
                  price: formatAmount(priceOf(variant), selection.summary.currency),
                })}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
