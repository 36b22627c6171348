import type { InputHTMLAttributes } from 'react';
import type { Texts } from '../../../texts/texts.ts';
import type { StaffFieldError, StaffFormErrors } from './check-staff-form.ts';

export interface StaffFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required'> {
  readonly texts: Texts;
  readonly name: string;
  readonly label: string;
  /** Of the whole form: the first field in error gets the focus. */
  readonly errors: StaffFormErrors;
  /** Distinguishes forms with the same fields on one page. */
  readonly form?: string;
}

/**
 * A field of a staff form. The server checks it, so that its error is in the page's language and not in that of the browser's own
 * messages.
 */
export function StaffField({ texts, name, label, errors, form = '', ...input }: StaffFieldProps) {
  const error = errors[name];
  const id = fieldId(form, name);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        name={name}
        aria-required="true"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        // The page is loaded because of this field.
        // biome-ignore lint/a11y/noAutofocus: leads to the error
        autoFocus={error !== undefined && Object.keys(errors)[0] === name}
      />
      {error === undefined ? null : (
        <p id={`${id}-error`} className="refusal">
          {formatError(error, texts)}
        </p>
      )}
    </div>
  );
}

export interface StaffErrorSummaryProps {
  readonly texts: Texts;
  readonly errors: StaffFormErrors;
  /** Labels of the fields, by name. */
  readonly labels: Readonly<Record<string, string>>;
  readonly form?: string;
}

/** How many fields of a form are wrong, with a link to each; nothing while none is. */
export function StaffErrorSummary({ texts, errors, labels, form = '' }: StaffErrorSummaryProps) {
  const wrong = Object.entries(errors);
  if (wrong.length === 0) return null;
  return (
    <div className="summary" role="alert">
      <p className="refusal">{texts('form.wrong', { n: wrong.length })}</p>
      <ul>
        {wrong.map(([name, error]) => (
          <li key={name}>
            <a href={`#${fieldId(form, name)}`}>{labels[name] ?? name}</a> – {formatError(error, texts)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function fieldId(form: string, name: string): string {
  return form === '' ? name : `${form}-${name}`;
}

function formatError({ text, n }: StaffFieldError, texts: Texts): string {
  return n === undefined ? texts(text) : texts(text, { n });
}
