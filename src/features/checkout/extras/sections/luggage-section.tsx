import Luggage from 'lucide-react/icons/luggage';
import { Field } from '../../../../design/controls/field.tsx';
import { canHave } from '../../../../domain/extras/choose-extras.ts';
import type { FlightLeg } from '../../../../domain/extras/extra.ts';
import { extraFieldName } from '../../../../domain/extras/extras-form.ts';
import { formatAmount } from '../../../../domain/money/format-price.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import { CheckoutSection } from '../../frame/checkout-section.tsx';
import { formatTravellerName } from '../choices/format-traveller-name.ts';
import { RefusedReason, refusedReasonId } from '../choices/refused-reason.tsx';
import type { ExtrasSectionProps } from '../choices/use-extras.ts';
import { LuggageForAll } from './luggage-for-all.tsx';
import styles from './luggage-section.module.css';

const legs: readonly FlightLeg[] = ['outbound', 'inbound'];

/** Luggage by traveller and flight; infants are left out (EXTRA-005, EXTRA-026). */
export function LuggageSection({ offered, selection }: ExtrasSectionProps) {
  const texts = useTexts();
  const bags = offered.extras.filter(({ kind }) => kind === 'luggage');
  const flown = legs.filter((leg) => bags.some((bag) => bag.leg === leg));
  if (flown.length === 0) return null;
  const travellers = offered.travellers.flatMap(({ kind }, number) =>
    canHave('luggage', kind) ? [number] : [],
  );
  return (
    <CheckoutSection
      id="extras-luggage"
      title={texts('extras.luggage.title')}
      icon={Luggage}
      note={texts('extras.luggage.note')}
    >
      <div className={styles.travellers}>
        {travellers.length * flown.length > 1 ? (
          <LuggageForAll bags={bags} legs={flown} travellers={travellers} selection={selection} />
        ) : null}
        {offered.travellers.map((traveller, number) =>
          canHave('luggage', traveller.kind) ? (
            <fieldset key={`${traveller.kind} ${traveller.number}`} className={styles.traveller}>
              <legend>{formatTravellerName(traveller, texts)}</legend>
              {flown.map((leg) => {
                const slot = { kind: 'luggage', leg, traveller: number } as const;
                const field = extraFieldName('luggage', slot);
                const isRefused = selection.refusal?.field === field;
                return (
                  <Field key={leg} id={`luggage-${number}-${leg}`} label={texts(`checkout.${leg}`)}>
                    {(control) => (
                      <>
                        <select
                          {...control}
                          aria-describedby={isRefused ? refusedReasonId : undefined}
                          name={field}
                          value={selection.idFor(slot) ?? ''}
                          onChange={({ target }) =>
                            selection.chooseFor(slot, target.value === '' ? null : target.value)
                          }
                        >
                          <option value="">{texts('extras.luggage.none')}</option>
                          {bags
                            .filter((bag) => bag.leg === leg)
                            .map(({ id, variant, price }) => (
                              <option key={id} value={id}>
                                {texts('extras.luggage.choice', {
                                  weight: Number.parseInt(variant, 10),
                                  price: formatAmount(price, selection.summary.currency),
                                })}
                              </option>
                            ))}
                        </select>
                        {isRefused ? <RefusedReason refusal={selection.refusal} /> : null}
                      </>
                    )}
                  </Field>
                );
              })}
            </fieldset>
          ) : null,
        )}
      </div>
    </CheckoutSection>
  );
}
