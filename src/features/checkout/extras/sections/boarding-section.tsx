import TicketCheck from 'lucide-react/icons/ticket-check';
import { canHave } from '../../../../domain/extras/choose-extras.ts';
import { extraFieldName } from '../../../../domain/extras/extras-form.ts';
import { formatAmount } from '../../../../domain/money/format-price.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import { CheckoutSection } from '../../frame/checkout-section.tsx';
import { formatTravellerName } from '../choices/format-traveller-name.ts';
import type { ShownExtra } from '../choices/offered-extras.ts';
import { RefusedReason, refusedReasonId } from '../choices/refused-reason.tsx';
import type { ExtrasSectionProps } from '../choices/use-extras.ts';
import styles from './boarding-section.module.css';

/** Priority boarding and fast track by traveller and flight; infants are left out (EXTRA-006, EXTRA-008, EXTRA-027). */
export function BoardingSection({ offered, selection }: ExtrasSectionProps) {
  const texts = useTexts();
  const lanes = offered.extras.filter(({ kind }) => kind === 'priority_boarding' || kind === 'fast_track');
  if (lanes.length === 0) return null;
  return (
    <CheckoutSection
      id="extras-boarding"
      title={texts('extras.boarding.title')}
      icon={TicketCheck}
      note={texts('extras.boarding.note')}
    >
      {lanes.map((lane) => (
        <Lane key={lane.id} lane={lane} offered={offered} selection={selection} />
      ))}
    </CheckoutSection>
  );
}

function Lane({ lane, offered, selection }: ExtrasSectionProps & { readonly lane: ShownExtra }) {
  const texts = useTexts();
  const { id, kind, leg, variant, price } = lane;
  if (leg === null) return null;
  const { refusal } = selection;
  const fields = offered.travellers.map((_, traveller) => extraFieldName(kind, { leg, traveller }));
  const isRefusedHere = refusal !== null && fields.includes(refusal.field) && (refusal.id ?? id) === id;
  return (
    <fieldset className={styles.lane}>
      <legend className={styles.legend}>
        {texts(`extras.boarding.${kind}`, { airport: variant })}
        <span className={styles.note}>
          {texts(`checkout.${leg}`)} ·{' '}
          {texts('extras.perTraveller', { price: formatAmount(price, selection.summary.currency) })}
        </span>
      </legend>
      <div className={styles.travellers}>
        {offered.travellers.map((traveller, number) => {
          if (!canHave(kind, traveller.kind)) return null;
          const slot = { kind, leg, traveller: number };
          return (
            <label key={`${traveller.kind} ${traveller.number}`} className={styles.traveller}>
              <input
                type="checkbox"
                name={fields[number]}
                value={id}
                aria-describedby={
                  isRefusedHere && refusal.field === fields[number] ? refusedReasonId : undefined
                }
                checked={selection.idFor(slot) === id}
                onChange={({ target }) => selection.chooseFor(slot, target.checked ? id : null)}
              />
              {formatTravellerName(traveller, texts)}
            </label>
          );
        })}
      </div>
      {isRefusedHere ? <RefusedReason refusal={refusal} /> : null}
    </fieldset>
  );
}
