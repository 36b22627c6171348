import Check from 'lucide-react/icons/circle-check';
import { Button } from '../../../design/controls/button.tsx';
import { Field } from '../../../design/controls/field.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import { ConfirmByCode } from '../my-trips/confirm-by-code.tsx';
import { HotlineNote } from '../result/hotline-note.tsx';
import styles from './change-page.module.css';
import type { ChangePageProps, NamedTraveller } from './change-page-props.ts';
import type { NameFault, NameFaults } from './judge-name-change.ts';

/** Changes of a booked trip by its travellers: what they type, what it makes of the trip, and what has become of it. Works without script. */
export default function ChangePage(props: ChangePageProps) {
  const { hotel, bookingNumber, tripPath, chosenMarket } = props;
  const texts = useTexts();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <a className={styles.back} href={tripPath}>
          {texts('tripChange.back')}
        </a>
        <h1>{texts('tripChange.title')}</h1>
        <p>{texts('tripChange.trip', { hotel, number: bookingNumber })}</p>
      </header>
      <section id="change" className={styles.part} aria-labelledby="change-title">
        <Part {...props} />
      </section>
      <HotlineNote text={texts('tripChange.help')} market={chosenMarket} />
    </div>
  );
}

function Part(props: ChangePageProps) {
  const { right, state, refusal, draft } = props;
  const texts = useTexts();
  if (state !== null && state !== 'failed') return <Outcome {...props} state={state} />;
  const failed = state === 'failed' ? <Notice kind="warning">{texts('tripChange.failed')}</Notice> : null;
  if (refusal !== null) return <Refusal {...props} refusal={refusal} />;
  if (right !== 'act')
    return (
      <>
        <Intro {...props} />
        <ConfirmByCode
          checkoutId={props.checkoutId}
          address={props.address}
          state={props.codeState}
          signInPath={props.signInPath}
          maskedEmail={props.maskedEmail}
          reason={texts('tripChange.codeReason')}
        />
      </>
    );
  if (draft !== null && draft.faults === null && !draft.isSame) return <Review {...props} draft={draft} />;
  return (
    <>
      {failed}
      <Intro {...props} />
      <NameForm {...props} />
    </>
  );
}

function Intro({ correctUntil, maxLetters }: ChangePageProps) {
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

function NameForm({ checkoutId, address, travellers, draft }: ChangePageProps) {
  const texts = useTexts();
  const { locale } = useVisit();
  return (
    <form
      className={styles.form}
      method="post"
      action={buildPath('trip_change_quote', { _locale: locale, checkoutId })}
      noValidate
    >
      <LinkKey address={address} />
      {draft?.isSame ? <Notice kind="warning">{texts('tripChange.names.same')}</Notice> : null}
      {travellers.map((traveller, at) => (
        <TravellerNames
          // biome-ignore lint/suspicious/noArrayIndexKey: travellers keep their places
          key={at}
          at={at}
          known={traveller}
          typed={draft?.names[at] ?? traveller}
          faults={draft?.faults?.[at] ?? null}
        />
      ))}
      <Button type="submit">{texts('tripChange.names.check')}</Button>
    </form>
  );
}

/** The key of the mail's link goes along, where the page was opened by it. */
function LinkKey({ address }: Pick<ChangePageProps, 'address'>) {
  const key = new URLSearchParams(address.split('?')[1]).get('key');
  return key === null ? null : <input type="hidden" name="key" value={key} />;
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
  return (
    <fieldset className={styles.traveller}>
      <legend>{texts('tripChange.names.traveller', { n: at + 1, name: formatName(known) })}</legend>
      {(['firstName', 'lastName'] as const).map((field) => (
        <Field
          key={field}
          id={`${field}-${at}`}
          label={texts(`person.${field}`)}
          error={writeFault(faults?.[field] ?? null, texts)}
        >
          {(control) => (
            <input {...control} name={field} defaultValue={typed[field]} maxLength={60} autoComplete="off" />
          )}
        </Field>
      ))}
    </fieldset>
  );
}

function writeFault(fault: NameFault | null, texts: Texts): string | null {
  if (fault === null) return null;
  if (fault === 'otherPerson' || fault === 'tooManyLetters') return texts(`tripChange.fault.${fault}`);
  return texts(`person.error.${fault}`);
}

function Review({
  checkoutId,
  address,
  travellers,
  draft,
}: ChangePageProps & { readonly draft: NonNullable<ChangePageProps['draft']> }) {
  const texts = useTexts();
  const { locale } = useVisit();
  const changed = travellers
    .map((known, at) => ({ before: formatName(known), after: formatName(draft.names[at] ?? known) }))
    .filter(({ before, after }) => before !== after);
  return (
    <>
      <h2 id="change-title">{texts('tripChange.review.title')}</h2>
      <table className={styles.review}>
        <thead>
          <tr>
            <th scope="col">{texts('tripChange.review.before')}</th>
            <th scope="col">{texts('tripChange.review.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ before, after }) => (
            <tr key={after}>
              <td>{before}</td>
              <td>
                <strong>{after}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{texts('tripChange.review.free')}</p>
      <form
        className={styles.confirm}
        method="post"
        action={buildPath('trip_change_place', { _locale: locale, checkoutId })}
      >
        <LinkKey address={address} />
        <input type="hidden" name="draft" value={draft.sealed} />
        <Button type="submit">{texts('tripChange.review.confirm')}</Button>
        <Button href={address} look="quiet">
          {texts('tripChange.review.again')}
        </Button>
      </form>
    </>
  );
}

function Outcome({ state, tripPath }: ChangePageProps & { readonly state: 'working' | 'done' }) {
  const texts = useTexts();
  return (
    <>
      <h2 id="change-title" className={styles.outcome}>
        {state === 'done' ? <Icon icon={Check} size={32} /> : null}
        {texts(`tripChange.${state}.title`)}
      </h2>
      <p>{texts(`tripChange.${state}.text`)}</p>
      <div className={styles.confirm}>
        <Button href={tripPath}>{texts('tripChange.toTrip')}</Button>
      </div>
    </>
  );
}

function Refusal({ refusal, tripPath }: ChangePageProps & { readonly refusal: string }) {
  const texts = useTexts();
  return (
    <>
      <h2 id="change-title">{texts('tripChange.names.title')}</h2>
      <Notice kind="warning">{texts(`tripChange.refusal.${refusal}`)}</Notice>
      <div className={styles.confirm}>
        <Button href={tripPath} look="secondary">
          {texts('tripChange.toTrip')}
        </Button>
      </div>
    </>
  );
}

function formatName({ firstName, lastName }: NamedTraveller): string {
  return `${firstName} ${lastName}`;
}
