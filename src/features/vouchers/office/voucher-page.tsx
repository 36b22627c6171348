import type { ReactNode } from 'react';
import { voucherLimits } from '../../../defaults.ts';
import { Fact } from '../../../design/staff/fact.tsx';
import { FilePart } from '../../../design/staff/file-part.tsx';
import { formatDecimalAmount } from '../../../domain/money/format-decimal-amount.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import type { StaffMember } from '../../../domain/staff/staff.ts';
import { formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDate, formatDateTime } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { VoucherFile, VoucherHistoryEntry, VoucherOutcome } from '../model/voucher-file.ts';

/** A form that was refused: which one, and what was typed into it. */
export interface RefusedVoucherForm {
  readonly form: 'state' | 'extend' | 'limit' | 'correct';
  readonly field: 'reason' | 'until' | 'validFrom' | 'minimum' | 'amount';
  readonly values: Readonly<Record<string, string>>;
}

export interface VoucherPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly file: VoucherFile;
  readonly reader: StaffMember;
  readonly outcome: VoucherOutcome | null;
  readonly refused: RefusedVoucherForm | null;
}

/** A voucher with its history, and what staff can do about it. */
export function VoucherPage(props: VoucherPageProps) {
  const { texts, file, outcome } = props;
  const { voucher } = file;
  return (
    <>
      <h1>
        {texts('office.voucher.title', { hint: voucher.hint ?? '–' })}{' '}
        <small>{texts(`office.voucher.state.${voucher.state}`)}</small>
      </h1>
      {outcome === null ? null : (
        <p className={outcome === 'done' || outcome === 'proposed' ? 'outcome' : 'summary'} role="status">
          {texts(`office.voucher.outcome.${outcome}`)}
        </p>
      )}
      <div className="file">
        <div>
          <Facts {...props} />
          <History {...props} />
        </div>
        <div className="aside">
          <StatePart {...props} />
          <ResendPart {...props} />
          <ExtendPart {...props} />
          <LimitPart {...props} />
          <CorrectPart {...props} />
        </div>
      </div>
    </>
  );
}

const formatOwn = ({ file: { voucher } }: Pick<VoucherPageProps, 'file'>, amount: number) =>
  formatAmount(amount, voucher.currency);

function Facts(props: VoucherPageProps) {
  const { texts, language, file } = props;
  const { voucher } = file;
  const { bookingNumber } = voucher;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['office.voucher.balance', <strong key="balance">{formatOwn(props, voucher.balance)}</strong>],
    ['office.voucher.face', formatOwn(props, voucher.faceAmount)],
    ['office.voucher.redeemed', formatOwn(props, file.redeemed)],
    ...(file.claim === 0
      ? []
      : [['office.voucher.claim', <strong key="claim">{formatOwn(props, file.claim)}</strong>] as const]),
    ['office.voucher.until', formatDate(voucher.expiresOn, language)],
    ...listLimits(props),
    [
      'office.voucher.sale',
      bookingNumber === null ? (
        '–'
      ) : (
        <a key="sale" href={buildPath('back_office_booking', { bookingNumber })}>
          {bookingNumber}
        </a>
      ),
    ],
    ['office.voucher.buyer', voucher.buyer ?? '–'],
    ['office.brand', voucher.brand],
  ];
  return (
    <FilePart title={texts('office.facts')}>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <Fact key={label} label={texts(label)}>
            {value}
          </Fact>
        ))}
      </dl>
      {file.claim === 0 ? null : <p>{texts('office.voucher.claimHint')}</p>}
    </FilePart>
  );
}

/** What limits the voucher; nothing for one that pays for every trip from its sale on. */
function listLimits(props: VoucherPageProps): readonly (readonly [string, ReactNode])[] {
  const { texts, language, file } = props;
  const { validFrom, minimum, isCombinable } = file.voucher;
  const limits = [
    ['office.voucher.validFrom', validFrom === null ? null : formatDate(validFrom, language)],
    ['office.voucher.minimum', minimum === 0 ? null : formatOwn(props, minimum)],
    ['office.voucher.combinable', isCombinable ? null : texts('office.voucher.alone')],
  ] as const;
  return limits.filter(([, value]) => value !== null);
}

function History(props: VoucherPageProps) {
  const { texts, language, file } = props;
  return (
    <FilePart title={texts('office.timeline')}>
      <ol className="events">
        {file.history.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added
          <li key={at}>
            <time dateTime={entry.at.toISOString()}>
              {formatDateTime(entry.at, language, SHOP_TIME_ZONE)}
            </time>{' '}
            <strong>{texts(`office.voucher.history.${entry.kind}`)}</strong>
            {describeEntry(props, entry).map((words) => ` · ${words}`)}
          </li>
        ))}
      </ol>
    </FilePart>
  );
}

function describeEntry(
  props: Pick<VoucherPageProps, 'texts' | 'file' | 'language'>,
  { amount, bookingNumber, by, facts, note }: VoucherHistoryEntry,
): readonly string[] {
  const { hint, formerHint, until, reason, amount: corrected, validFrom, minimum, isCombinable } = facts;
  const moved = amount ?? (typeof corrected === 'number' ? corrected : null);
  return [
    moved === null ? null : formatOwn(props, moved),
    typeof formerHint === 'string' ? `… ${formerHint} → … ${String(hint)}` : hint && `… ${String(hint)}`,
    typeof until === 'string' ? formatDate(requireDay(until), props.language) : null,
    typeof validFrom === 'string'
      ? `${props.texts('office.voucher.validFrom')} ${formatDate(requireDay(validFrom), props.language)}`
      : null,
    typeof minimum === 'number' && minimum > 0
      ? `${props.texts('office.voucher.minimum')} ${formatOwn(props, minimum)}`
      : null,
    isCombinable === false ? props.texts('office.voucher.alone') : null,
    bookingNumber,
    reason,
    note,
    by,
  ].flatMap((words) => (typeof words === 'string' && words !== '' ? [words] : []));
}

function ChangeForm({ file, children }: Pick<VoucherPageProps, 'file'> & { readonly children: ReactNode }) {
  const action = buildPath('back_office_voucher_change', { voucherId: file.voucher.id });
  return (
    <form className="decide" method="post" noValidate action={action}>
      {children}
    </form>
  );
}

interface ReasonProps extends Pick<VoucherPageProps, 'texts' | 'refused'> {
  readonly form: RefusedVoucherForm['form'];
}

/** Why: every change needs a reason, which the history names. */
function Reason({ texts, refused, form }: ReasonProps) {
  const isRefused = refused?.form === form && refused.field === 'reason';
  const id = `reason-${form}`;
  return (
    <div className="field">
      <label htmlFor={id}>{texts('office.voucher.reason')}</label>
      <input
        id={id}
        name="reason"
        maxLength={voucherLimits.maxReasonLength}
        defaultValue={refused?.form === form ? refused.values.reason : ''}
        aria-required="true"
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-error` : undefined}
      />
      {isRefused ? (
        <p id={`${id}-error`} className="refusal">
          {texts('office.voucher.reasonMissing', { n: voucherLimits.minReasonLength })}
        </p>
      ) : null}
    </div>
  );
}

function Submit({ change, children, isQuiet = false }: SubmitProps) {
  return (
    <div className="buttons">
      <button type="submit" name="change" value={change} className={isQuiet ? 'quiet' : undefined}>
        {children}
      </button>
    </div>
  );
}

interface SubmitProps {
  readonly change: string;
  readonly children: ReactNode;
  readonly isQuiet?: boolean;
}

function StatePart(props: VoucherPageProps) {
  const { texts, file } = props;
  const change = ({ active: 'block', blocked: 'unblock' } as const)[
    file.voucher.state as 'active' | 'blocked'
  ];
  if (change === undefined) return null;
  return (
    <FilePart title={texts(`office.voucher.change.${change}`)}>
      <ChangeForm {...props}>
        <Reason {...props} form="state" />
        <Submit change={change}>{texts(`office.voucher.change.${change}`)}</Submit>
      </ChangeForm>
    </FilePart>
  );
}

function ResendPart(props: VoucherPageProps) {
  const { texts, file } = props;
  if (file.voucher.state !== 'active') return null;
  return (
    <FilePart title={texts('office.voucher.change.resend')}>
      <p>{texts('office.voucher.resendHint')}</p>
      <ChangeForm {...props}>
        <Submit change="resend">{texts('office.voucher.change.resend')}</Submit>
      </ChangeForm>
    </FilePart>
  );
}

function ExtendPart(props: VoucherPageProps) {
  const { texts, file, refused } = props;
  if (file.voucher.state === 'void') return null;
  const isRefused = refused?.form === 'extend' && refused.field === 'until';
  return (
    <FilePart title={texts('office.voucher.change.extend')}>
      <ChangeForm {...props}>
        <div className="field">
          <label htmlFor="until">{texts('office.voucher.until')}</label>
          <input
            id="until"
            name="until"
            type="date"
            min={formatDay(file.voucher.expiresOn + 1)}
            defaultValue={refused?.form === 'extend' ? refused.values.until : ''}
            required
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? 'until-error' : undefined}
          />
          {isRefused ? (
            <p id="until-error" className="refusal">
              {texts('office.voucher.untilWrong')}
            </p>
          ) : null}
        </div>
        <Reason {...props} form="extend" />
        <Submit change="extend">{texts('office.voucher.change.extend')}</Submit>
      </ChangeForm>
    </FilePart>
  );
}

function LimitPart(props: VoucherPageProps) {
  const { texts, file, refused } = props;
  const { voucher } = file;
  if (voucher.state === 'void') return null;
  const values = refused?.form === 'limit' ? refused.values : null;
  const wrong = refused?.form === 'limit' ? refused.field : null;
  return (
    <FilePart title={texts('office.voucher.change.limit')}>
      <ChangeForm {...props}>
        <div className="field">
          <label htmlFor="validFrom">{texts('office.voucher.validFrom')}</label>
          <input
            id="validFrom"
            name="validFrom"
            type="date"
            max={formatDay(voucher.expiresOn)}
            defaultValue={
              values?.validFrom ?? (voucher.validFrom === null ? '' : formatDay(voucher.validFrom))
            }
            aria-invalid={wrong === 'validFrom' || undefined}
            aria-describedby={wrong === 'validFrom' ? 'validFrom-error' : undefined}
          />
          {wrong === 'validFrom' ? (
            <p id="validFrom-error" className="refusal">
              {texts('office.voucher.validFromWrong')}
            </p>
          ) : null}
        </div>
        <div className="field">
          <label htmlFor="minimum">
            {texts('office.voucher.minimumField', { currency: voucher.currency })}
          </label>
          <input
            id="minimum"
            name="minimum"
            autoComplete="off"
            defaultValue={values?.minimum ?? formatDecimalAmount(money(voucher.minimum, voucher.currency))}
            aria-invalid={wrong === 'minimum' || undefined}
            aria-describedby={wrong === 'minimum' ? 'minimum-error' : undefined}
          />
          {wrong === 'minimum' ? (
            <p id="minimum-error" className="refusal">
              {texts('office.voucher.minimumWrong')}
            </p>
          ) : null}
        </div>
        <label className="tick">
          <input
            type="checkbox"
            name="combinable"
            value="yes"
            defaultChecked={values === null ? voucher.isCombinable : values.combinable === 'yes'}
          />
          {texts('office.voucher.combinableField')}
        </label>
        <Reason {...props} form="limit" />
        <Submit change="limit">{texts('office.voucher.change.limit')}</Submit>
      </ChangeForm>
    </FilePart>
  );
}

function CorrectPart(props: VoucherPageProps) {
  const { texts, file, refused, reader } = props;
  const { voucher, proposed } = file;
  if (voucher.state === 'void' || voucher.state === 'ordered') return null;
  const isRefused = refused?.form === 'correct' && refused.field === 'amount';
  return (
    <FilePart title={texts('office.voucher.change.correct')}>
      {proposed.map(({ id, amount, reason, proposedBy }) => (
        <ChangeForm key={id} {...props}>
          <p>
            <strong>{formatOwn(props, amount)}</strong> · {reason} · {proposedBy.name}
          </p>
          <input type="hidden" name="correction" value={id} />
          {proposedBy.id === reader.id ? (
            <p>{texts('office.voucher.needsSecond')}</p>
          ) : (
            <Submit change="confirm">{texts('office.voucher.change.confirm')}</Submit>
          )}
          <Submit change="withdraw" isQuiet>
            {texts('office.voucher.change.withdraw')}
          </Submit>
        </ChangeForm>
      ))}
      <ChangeForm {...props}>
        <p>
          {texts('office.voucher.correctHint', {
            limit: formatOwn(props, voucherLimits.maxUnconfirmedAmount),
          })}
        </p>
        <div className="field">
          <label htmlFor="amount">{texts('office.voucher.amount', { currency: voucher.currency })}</label>
          <input
            id="amount"
            name="amount"
            autoComplete="off"
            defaultValue={refused?.form === 'correct' ? refused.values.amount : ''}
            aria-required="true"
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? 'amount-error' : undefined}
          />
          {isRefused ? (
            <p id="amount-error" className="refusal">
              {texts('office.voucher.amountWrong')}
            </p>
          ) : null}
        </div>
        <Reason {...props} form="correct" />
        <Submit change="correct">{texts('office.voucher.change.correct')}</Submit>
      </ChangeForm>
    </FilePart>
  );
}
