import { useTexts } from '../../site/visit-context.tsx';
import { Notice } from '../feedback/notice.tsx';
import styles from './error-summary.module.css';
import { fieldId, useFormErrors } from './form-errors.tsx';

export interface ErrorSummaryProps {
  /** True once the form has been sent: before that errors are shown at their fields alone. */
  readonly isSent: boolean;
  /** Names a field as its label does, with the group that it belongs to. */
  readonly labelOf: (name: string) => string;
}

/** The one place that says how many fields are wrong, and leads to each. Fields are described by their errors, which are not announced. */
export function ErrorSummary({ isSent, labelOf }: ErrorSummaryProps) {
  const texts = useTexts();
  const { errors, textOf } = useFormErrors();
  const wrong = Object.entries(errors);
  const count = wrong.length === 0 ? '' : texts('form.wrong', { n: wrong.length });
  if (!isSent || wrong.length === 0)
    return (
      <p role="status" className="visually-hidden">
        {count}
      </p>
    );
  return (
    <div className={styles.summary}>
      <Notice kind="warning" title={count} />
      <ul>
        {wrong.map(([name, code]) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(name))?.focus();
              }}
            >
              {labelOf(name)}
            </a>
            {/* That a field is empty is said at the field, in the words of its kind. */}
            {code === 'required' ? null : ` – ${texts(textOf(code))}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
