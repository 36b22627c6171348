import { useState } from 'react';
import { fieldId } from '../../../design/form/form-errors.tsx';
import { TextField, type TextFieldProps } from '../../../design/form/text-field.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import styles from './email-field.module.css';
import { suggestEmail } from './suggest-email.ts';

export interface EmailFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Name of the field in which the address is typed again: a slip was typed or pasted there, too. */
  readonly repeatedIn: string;
}

/** An e-mail address that asks whether a mistyped domain was meant to be a large provider's. It only asks: any address is taken. */
export function EmailField({ repeatedIn, ...field }: EmailFieldProps) {
  const texts = useTexts();
  const [meant, setMeant] = useState<string | null>(null);

  function take(address: string): void {
    const typed = document.getElementById(fieldId(field.name));
    if (!(typed instanceof HTMLInputElement)) return;
    const before = typed.value;
    for (const each of [typed, document.getElementById(fieldId(repeatedIn))]) {
      if (!(each instanceof HTMLInputElement) || each.value !== before) continue;
      each.value = address;
      for (const type of ['input', 'change']) each.dispatchEvent(new Event(type, { bubbles: true }));
    }
    setMeant(null);
    typed.focus();
  }

  return (
    <div>
      <TextField
        {...field}
        type="email"
        onBlur={({ currentTarget }) => setMeant(suggestEmail(currentTarget.value))}
        onInput={() => setMeant(null)}
      />
      <div role="status">
        {meant === null ? null : (
          <button type="button" className={styles.meant} onClick={() => take(meant)}>
            {texts('person.emailMeant', { email: meant })}
          </button>
        )}
      </div>
    </div>
  );
}
