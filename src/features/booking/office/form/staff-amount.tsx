import type { Texts } from '../../../../texts/texts.ts';
import type { RefusedForm } from './refused-form.ts';

export interface StaffAmountProps {
  readonly texts: Texts;
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  /** '' proposes nothing. */
  readonly proposed?: string;
  /** Its form as it was refused; null before it was sent. */
  readonly refused: RefusedForm | null;
}

/** An amount as staff write it, with what was typed where the form was refused. */
export function StaffAmount({ texts, id, label, proposed = '', refused }: StaffAmountProps) {
  const isWrong = refused?.fault === 'amount';
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="amount"
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        defaultValue={refused?.amount ?? proposed}
        // The page is loaded because of this field.
        // biome-ignore lint/a11y/noAutofocus: leads to the error
        autoFocus={isWrong}
        aria-required="true"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
      />
      {isWrong ? (
        <p id={`${id}-error`} className="refusal">
          {texts('office.case.amountWrong')}
        </p>
      ) : null}
    </div>
  );
}
