import { Button } from '../../../design/controls/button.tsx';
import { Field } from '../../../design/controls/field.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import { ChangeCode, ChangeFrame, ChangeRefusalNote, LinkKey } from './change-frame.tsx';
import type { NameFault, NameFaults } from './change-rules/judged-change.ts';
import styles from './name-change-page.module.css';
import type { NameChangeProps, NamedTraveller } from './name-change-props.ts';

/** Travellers correct names of a booked trip. Works without script. */
export default function NameChangePage(props: NameChangeProps) {
  const { tripPath, choicePath, refusal, right } = props;
  const texts = useTexts();
  return (
    <ChangeFrame {...props} back={{ path: choicePath, words: texts('tripChange.backToChoice') }}>
      {refusal !== null ? (
        <ChangeRefusalNote
          title={texts('tripChange.names.title')}
          text={texts(`tripChange.refusal.${refusal}`)}
          next={{ path: tripPath, words: texts('tripChange.toTrip') }}
        />
      ) : (
        <>
          <Intro {...props} />
          {right === 'act' ? <NameForm {...props} /> : <ChangeCode {...props} />}
        </>
      )}
    </ChangeFrame>
  );
}

function Intro({ correctUntil, maxLetters }: NameChangeProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const day = correctUntil === null ? '' : formatDate(requireDay(correctUntil), language);
  return (
    <>
      <h2 id="change-title">{texts('tripChange.names.title')}</h2>
      <p>{texts('tripChange.names.lead', { n: maxLetters, day })}</p>
    </>
  );
}

function NameForm({ checkoutId, linkKey, travellers, typed }: NameChangeProps) {
  const texts = useTexts();
  const { locale } = useVisit();
  return (
    <form
      className={styles.form}
      method="post"
      action={buildPath('trip_change_quote', { _locale: locale, checkoutId })}
      noValidate
    >
      <LinkKey linkKey={linkKey} />
      {typed?.isSame ? <Notice kind="warning">{texts('tripChange.names.same')}</Notice> : null}
      {travellers.map((traveller, at) => (
        <TravellerNames
          // biome-ignore lint/suspicious/noArrayIndexKey: travellers keep their places
          key={at}
          at={at}
          known={traveller}
          typed={typed?.names[at] ?? traveller}
          faults={typed?.faults?.[at] ?? null}
        />
      ))}
      <Button type="submit">{texts('tripChange.names.check')}</Button>
    </form>
  );
}

function TravellerNames({
  at,
  known,
  typed,
  faults,
}: {
  readonly at: number;
  readonly known: NamedTraveller;
  readonly typed: NamedTraveller;
  readonly faults: NameFaults | null;
}) {
  const texts = useTexts();
  const name = `${known.firstName} ${known.lastName}`;
  return (
    <fieldset className={styles.traveller}>
      <legend>{texts('tripChange.names.traveller', { n: at + 1, name })}</legend>
      {(['firstName', 'lastName'] as const).map((field) => (
        <Field
          key={field}
          id={`${field}-${at}`}
          label={texts(`person.${field}`)}
          error={formatFault(faults?.[field] ?? null, texts)}
        >
          {(control) => (
            <input {...control} name={field} defaultValue={typed[field]} maxLength={60} autoComplete="off" />
          )}
        </Field>
      ))}
    </fieldset>
  );
}

function formatFault(fault: NameFault | null, texts: Texts): string | null {
  if (fault === null) return null;
  if (fault === 'otherPerson' || fault === 'tooManyLetters') return texts(`tripChange.fault.${fault}`);
  return texts(`person.error.${fault}`);
}
