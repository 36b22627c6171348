import { staffPolicy } from '../../../../defaults.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { RefusedForm } from './refused-form.ts';

export interface StaffNoteProps {
  readonly texts: Texts;
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  /** Its form as it was refused; null before it was sent. */
  readonly refused: RefusedForm | null;
}

/** What staff write for themselves or for the shopper, with what was typed where the form was refused. */
export function StaffNote({ texts, id, label, refused }: StaffNoteProps) {
  const isWrong = refused?.fault === 'note';
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name="note"
        rows={2}
        defaultValue={refused?.note ?? ''}
        maxLength={staffPolicy.maxNoteLength}
        autoComplete="off"
        // The page is loaded because of this field.
        // biome-ignore lint/a11y/noAutofocus: leads to the error
        autoFocus={isWrong}
        aria-required="true"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
      />
      {isWrong ? (
        <p id={`${id}-error`} className="refusal">
          {texts('office.noteTooShort', { n: staffPolicy.minNoteLength })}
        </p>
      ) : null}
    </div>
  );
}
