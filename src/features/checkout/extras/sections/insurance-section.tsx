import { Field } from '../../../../design/controls/field.tsx';
import { NewWindowNote } from '../../../../design/controls/new-window-note.tsx';
import { extraFieldName } from '../../../../domain/extras/extras-form.ts';
import { formatAmount } from '../../../../domain/money/format-price.ts';
import { countryName } from '../../../../domain/places/country-name.ts';
import { isMarketCode } from '../../../../domain/places/market.ts';
import { useLink, useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { CheckoutSection } from '../../frame/checkout-section.tsx';
import { stepIcons } from '../../frame/step-icons.ts';
import { marketField } from '../choices/extras-form-fields.ts';
import { priceForParty } from '../choices/price-for-party.ts';
import { RefusedReason, refusedReasonId } from '../choices/refused-reason.tsx';
import type { ExtrasSectionProps } from '../choices/use-extras.ts';
import styles from './insurance-section.module.css';
import { OptionCards } from './option-cards.tsx';

/** Insurances for the selected country of residence (EXTRA-004, CAPI-036). */
export function InsuranceSection({ offered, selection }: ExtrasSectionProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const { currency } = selection.summary;
  const insurances = offered.extras.filter(({ kind }) => kind === 'insurance');
  const title = texts('extras.insurance.title');
  const isRefused = selection.refusal?.field === marketField;
  return (
    <CheckoutSection
      id="extras-insurance"
      title={title}
      icon={stepIcons.insurance}
      note={texts('extras.insurance.note')}
    >
      <Field id="insurance-country" label={texts('extras.insurance.country')}>
        {(control) => (
          <>
            <select
              {...control}
              aria-describedby={isRefused ? refusedReasonId : undefined}
              name={marketField}
              autoComplete="country"
              value={offered.market}
              onChange={({ target }) => {
                if (isMarketCode(target.value)) selection.chooseMarket(target.value);
              }}
            >
              {offered.markets.map((market) => (
                <option key={market} value={market}>
                  {countryName(market.toUpperCase(), language)}
                </option>
              ))}
            </select>
            {isRefused ? <RefusedReason refusal={selection.refusal} /> : null}
          </>
        )}
      </Field>
      {insurances.length === 0 ? null : <InsurerLine />}
      {insurances.length === 0 ? <p>{texts('extras.insurance.nothing')}</p> : null}
      <OptionCards
        name={extraFieldName('insurance')}
        legend={title}
        chosen={selection.idForAll('insurance')}
        onChoose={(id) => selection.chooseForAll('insurance', id)}
        refusal={selection.refusal}
        cards={[
          {
            id: null,
            price: null,
            title: texts('extras.insurance.none'),
            note: texts('extras.insurance.noneNote'),
          },
          ...insurances.map((extra) => ({
            id: extra.id,
            title: texts(`extras.insurance.${extra.variant}`),
            note: texts(`extras.insurance.${extra.variant}Note`),
            price: formatAmount(priceForParty(extra, offered.travellers.length), currency),
            priceNote: texts('extras.forAll'),
          })),
        ]}
      />
    </CheckoutSection>
  );
}

/** Who insures, with what is and is not covered: to be read before a choice, so it is in front of the choices. */
function InsurerLine() {
  const texts = useTexts();
  const link = useLink();
  const { brand, language } = useVisit();
  const { insurer } = brand;
  if (insurer === null) return null;
  const page = link('homepage', { slug: insurer.page });
  const address = `${insurer.address}, ${countryName(insurer.country, language)}`;
  return (
    <div className={styles.insurer}>
      <p>{texts('extras.insurance.insurer', { insurer: insurer.name, address })}</p>
      <p className={styles.documents}>
        <a href={`${page}#product-sheet`} target="_blank" rel="noreferrer">
          {texts('extras.insurance.productSheet')}
          <NewWindowNote />
        </a>
        <a href={`${page}#conditions`} target="_blank" rel="noreferrer">
          {texts('extras.insurance.conditions')}
          <NewWindowNote />
        </a>
      </p>
    </div>
  );
}
