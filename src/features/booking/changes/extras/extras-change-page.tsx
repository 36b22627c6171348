import { Button } from '../../../../design/controls/button.tsx';
import { Field } from '../../../../design/controls/field.tsx';
import { Notice } from '../../../../design/feedback/notice.tsx';
import type { ExtraKind } from '../../../../domain/extras/extra.ts';
import { formatAmount } from '../../../../domain/money/format-price.ts';
import { describeExtra } from '../../../../site/describe-extra.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { Texts } from '../../../../texts/texts.ts';
import { buildPath } from '../../../../url.ts';
import { ChangeCode, ChangeFrame, ChangeRefusalNote, LinkKey } from '../change-frame.tsx';
import type { ExtraSlot } from '../change-rules/list-extra-slots.ts';
import styles from './extras-change-page.module.css';
import type { ExtrasChangeProps } from './extras-change-props.ts';

/** Baggage, seats, transfers and the like are added to a booked trip; what is booked stays, or becomes more. Works without script. */
export default function ExtrasChangePage(props: ExtrasChangeProps) {
  const { tripPath, choicePath, refusal, right, slots } = props;
  const texts = useTexts();
  const title = texts('tripChange.extras.title');
  const isPossible = slots.some(({ options }) => options.length > 0);
  const toTrip = { path: tripPath, words: texts('tripChange.toTrip') };
  return (
    <ChangeFrame {...props} back={{ path: choicePath, words: texts('tripChange.backToChoice') }}>
      {refusal !== null || !isPossible ? (
        <ChangeRefusalNote
          title={title}
          text={texts(refusal === null ? 'tripChange.extras.none' : `tripChange.refusal.${refusal}`)}
          next={toTrip}
        />
      ) : (
        <>
          <h2 id="change-title">{title}</h2>
          <p>{texts('tripChange.extras.lead')}</p>
          {right === 'act' ? <ExtrasForm {...props} /> : <ChangeCode {...props} />}
        </>
      )}
    </ChangeFrame>
  );
}

function ExtrasForm(props: ExtrasChangeProps) {
  const { checkoutId, linkKey, slots, fault } = props;
  const texts = useTexts();
  const { locale } = useVisit();
  const kinds = [...new Set(slots.map(({ kind }) => kind))];
  return (
    <form
      className={styles.form}
      method="post"
      action={buildPath('trip_extras_quote', { _locale: locale, checkoutId })}
    >
      <LinkKey linkKey={linkKey} />
      {fault === null ? null : <Notice kind="warning">{texts(`tripChange.extras.fault.${fault}`)}</Notice>}
      {kinds.map((kind) => (
        <section key={kind} className={styles.kind} aria-labelledby={`extras-${kind}`}>
          <h3 id={`extras-${kind}`}>{texts(`checkout.extra.${kind}`)}</h3>
          <div className={styles.slots}>
            {slots
              .filter((slot) => slot.kind === kind)
              .map((slot) => (
                <Slot key={slot.field} slot={slot} {...props} />
              ))}
          </div>
        </section>
      ))}
      <Button type="submit">{texts('tripChange.names.check')}</Button>
    </form>
  );
}

function Slot({ slot, travellers, currency, chosen }: ExtrasChangeProps & { readonly slot: ExtraSlot }) {
  const texts = useTexts();
  const { kind, field, leg, traveller, booked, options } = slot;
  const who = traveller === null ? texts('extras.forAll') : (travellers[traveller] ?? '');
  const label = leg === null ? who : `${who}, ${texts(`checkout.${leg}`)}`;
  const kept =
    booked === null
      ? texts('tripChange.extras.nothing')
      : texts('tripChange.extras.booked', { name: nameOf(kind, booked, texts) });
  if (options.length === 0)
    return (
      <dl className={styles.kept}>
        <dt>{label}</dt>
        <dd>{kept}</dd>
      </dl>
    );
  return (
    <Field id={field.replaceAll('.', '-')} label={label}>
      {(control) => (
        <select {...control} name={field} defaultValue={chosen[field] ?? ''}>
          <option value="">{kept}</option>
          {options.map(({ id, variant, extraCost }) => (
            <option key={id} value={id}>
              {texts('tripChange.extras.option', {
                name: nameOf(kind, variant, texts),
                price: formatAmount(extraCost, currency),
              })}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The variant by itself, or the kind where it is one thing. */
function nameOf(kind: ExtraKind, variant: string, texts: Texts): string {
  const { name, detail } = describeExtra(
    { id: '', kind, variant, leg: null, travellers: [], amount: 0 },
    texts,
  );
  return detail === '' ? name : detail;
}
