import { staffPolicy } from '../../../../defaults.ts';
import type { Texts } from '../../../../texts/texts.ts';

export interface DecisionNoteProps {
  readonly texts: Texts;
  /** The text that was sent and is too short; null before sending. */
  readonly refused: string | null;
}

/** The reason that every decision of staff needs. The server checks it, so that its error is in the page's language. */
export function DecisionNote({ texts, refused }: DecisionNoteProps) {
  const isRefused = refused !== null;
  return (
    <div className="note">
      <label htmlFor="note">{texts('office.note')}</label>
      {/* Of several lines, so that no return key presses a button that nobody can take back. */}
      <textarea
        id="note"
        name="note"
        defaultValue={refused ?? ''}
        maxLength={staffPolicy.maxNoteLength}
        rows={2}
        autoComplete="off"
        // The page is loaded because of this field.
        // biome-ignore lint/a11y/noAutofocus: leads to the error
        autoFocus={isRefused}
        aria-required="true"
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? 'note-error' : undefined}
      />
      {isRefused ? (
        <p id="note-error" className="refusal">
          {texts('office.noteTooShort', { n: staffPolicy.minNoteLength })}
        </p>
      ) : null}
    </div>
  );
}
