import { caseLimits } from '../../../defaults.ts';
import { FilePart } from '../../../design/staff/file-part.tsx';
import { formatCompensation } from '../mails/compose-case-mail.ts';
import { COMPENSATION_KINDS, type Compensation } from '../model/case-record.ts';
import { ChangeForm } from './case-forms.tsx';
import type { CasePageProps } from './case-page-props.ts';

/** What the guest gets back: proposing, confirming by a second person, and paying out by bank transfer. */
export function CompensationPart(props: CasePageProps) {
  const { texts, file, limit } = props;
  const { record, compensations } = file;
  const mayPropose = record.reason === 'complaint' && record.complaint !== null && (limit?.amount ?? 0) > 0;
  if (!mayPropose && compensations.length === 0) return null;
  return (
    <FilePart title={texts('office.case.compensation')}>
      {compensations.map((each) => (
        <CompensationLine key={each.id} {...props} compensation={each} />
      ))}
      {mayPropose ? <ProposeForm {...props} /> : null}
    </FilePart>
  );
}

function CompensationLine({
  compensation,
  ...props
}: CasePageProps & { readonly compensation: Compensation }) {
  const { texts, reader } = props;
  const { id, kind, state, proposedBy } = compensation;
  const mayConfirm = state === 'proposed' && proposedBy.id !== reader.id;
  return (
    <ChangeForm {...props}>
      <p>
        <strong>{formatCompensation(compensation)}</strong> · {texts(`mail.case.compensation.${kind}`)} ·{' '}
        {texts(`office.case.compensationState.${state}`)} · {proposedBy.name}
      </p>
      {state === 'proposed' && !mayConfirm ? <p>{texts('office.case.needsSecond')}</p> : null}
      <input type="hidden" name="compensation" value={id} />
      <div className="buttons">
        {mayConfirm ? (
          <button type="submit" name="change" value="confirm">
            {texts('office.case.confirm')}
          </button>
        ) : null}
        {state === 'proposed' ? (
          <button type="submit" name="change" value="withdraw" className="quiet">
            {texts('office.case.withdraw')}
          </button>
        ) : null}
        {state === 'confirmed' ? (
          <button type="submit" name="change" value="pay-out">
            {texts('office.case.paidOut')}
          </button>
        ) : null}
      </div>
    </ChangeForm>
  );
}

function ProposeForm(props: CasePageProps) {
  const { texts, refused, limit } = props;
  if (limit === null) return null;
  const isRefused = refused?.form === 'compensate';
  const { currency } = limit;
  return (
    <ChangeForm {...props}>
      <p>
        {texts('office.case.compensationHint', {
          most: formatCompensation(limit),
          second: formatCompensation({ amount: caseLimits.maxUnconfirmedAmount, currency }),
        })}
      </p>
      <label>
        {texts('office.case.compensationKind')}
        <select name="kind" defaultValue={refused?.values.kind ?? 'price-reduction'}>
          {COMPENSATION_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {texts(`mail.case.compensation.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <div className="field">
        <label htmlFor="amount">{texts('office.case.amount', { currency })}</label>
        <input
          id="amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={isRefused ? (refused.values.amount ?? '') : ''}
          aria-required="true"
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? 'amount-error' : undefined}
        />
        {isRefused ? (
          <p id="amount-error" className="refusal">
            {texts('office.case.amountWrong')}
          </p>
        ) : null}
      </div>
      <div className="buttons">
        <button type="submit" name="change" value="compensate">
          {texts('office.case.compensate')}
        </button>
      </div>
    </ChangeForm>
  );
}
