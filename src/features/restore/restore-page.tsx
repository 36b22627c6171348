import { staffPolicy } from '../../defaults.ts';
import { Fact } from '../../design/staff/fact.tsx';
import { formatAmount } from '../../domain/money/format-price.ts';
import { SHOP_TIME_ZONE } from '../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../domain/words/format-date.ts';
import type { Language } from '../../domain/words/language.ts';
import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';
import type { ListedFinding } from './listed-finding.ts';

export interface RestorePageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly findings: readonly ListedFinding[];
  /** How a decision went; null before one. */
  readonly outcome: 'done' | 'settled' | null;
  /** A note that was too short; null for none. */
  readonly refused: { readonly id: string; readonly note: string } | null;
}

/** What supplier and payment provider know and the restored database does not: staff settle each there, and say here what they did. */
export function RestorePage(props: RestorePageProps) {
  const { texts, findings, outcome } = props;
  return (
    <>
      <div className="title-row">
        <h1>{texts('office.restore')}</h1>
      </div>
      {outcome === null ? null : (
        <p className={outcome === 'done' ? 'outcome' : 'summary'} role="status">
          {texts(`office.restore.outcome.${outcome}`)}
        </p>
      )}
      <p className="narrow">{texts('office.restore.text')}</p>
      {findings.length === 0 ? (
        <p className="empty">{texts('office.restore.none')}</p>
      ) : (
        <div className="narrow">
          {findings.map((finding) => (
            <Finding key={finding.id} {...props} finding={finding} />
          ))}
        </div>
      )}
    </>
  );
}

type FindingProps = RestorePageProps & { readonly finding: ListedFinding };

function Finding(props: FindingProps) {
  const { texts, language, finding } = props;
  const { id, kind, subject, companyId, bookingNumber, amount, currency, foundAt, settlement } = finding;
  return (
    <article className="sheet" aria-labelledby={`finding-${id}`}>
      <h2 id={`finding-${id}`}>
        {texts(`office.restore.kind.${kind}`)} {subject}
      </h2>
      <p>{texts(`office.restore.toDo.${kind}`)}</p>
      <dl className="facts">
        {amount === null || currency === null ? null : (
          <Fact label={texts('office.restore.amount')}>{formatAmount(amount, currency)}</Fact>
        )}
        {bookingNumber === null ? null : (
          <Fact label={texts('office.restore.booking')}>
            <a href={buildPath('back_office_booking', { bookingNumber })}>{bookingNumber}</a>
          </Fact>
        )}
        {companyId === null ? null : <Fact label={texts('office.restore.company')}>{companyId}</Fact>}
        <Fact label={texts('office.restore.foundAt')}>
          {formatDateTime(foundAt, language, SHOP_TIME_ZONE)}
        </Fact>
      </dl>
      {settlement === null ? <SettleForm {...props} /> : <Settled {...props} settlement={settlement} />}
    </article>
  );
}

function Settled({
  texts,
  language,
  settlement: { at, by, note },
}: FindingProps & { readonly settlement: NonNullable<ListedFinding['settlement']> }) {
  return (
    <p>
      <strong>{texts('office.restore.settled')}</strong>
      {` · ${by ?? texts('office.restore.byComparison')} · ${formatDateTime(at, language, SHOP_TIME_ZONE)}`}
      {note === '' ? null : ` · ${note}`}
    </p>
  );
}

function SettleForm({ texts, finding: { id: findingId }, refused }: FindingProps) {
  const isRefused = refused?.id === findingId;
  return (
    <form
      className="decide"
      method="post"
      noValidate
      action={buildPath('back_office_restore_settle', { findingId })}
    >
      <div className="field">
        <label htmlFor={`note-${findingId}`}>{texts('office.restore.note')}</label>
        <textarea
          id={`note-${findingId}`}
          name="note"
          rows={2}
          maxLength={staffPolicy.maxNoteLength}
          defaultValue={isRefused ? refused.note : ''}
          aria-required="true"
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `note-${findingId}-error` : undefined}
        />
        {isRefused ? (
          <p id={`note-${findingId}-error`} className="refusal">
            {texts('office.noteTooShort', { n: staffPolicy.minNoteLength })}
          </p>
        ) : null}
      </div>
      <div className="buttons">
        <button type="submit">{texts('office.restore.settle')}</button>
      </div>
    </form>
  );
}
