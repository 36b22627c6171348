import type { FormEvent } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface DateFieldProps extends Omit<TextFieldProps, 'inputMode' | 'maxLength' | 'onInput'> {
  /** Puts what was typed so far into the form's format, such as `dd.mm.yyyy`. */
  readonly mask: (typed: string) => string;
  /** The format in words, always shown: a placeholder would be gone with the first digit. */
  readonly hint: string;
}

/** A date that is typed. The mask helps at the end of the text alone: deleting and correcting in the middle are left alone. */
export function DateField({ mask, ...props }: DateFieldProps) {
  function keepMask({ currentTarget: field, nativeEvent }: FormEvent<HTMLInputElement>): void {
    const { inputType = '' } = nativeEvent as InputEvent;
    if (inputType.startsWith('delete') || field.selectionStart !== field.value.length) return;
    const masked = mask(field.value);
    if (masked !== field.value) field.value = masked;
  }
  return <TextField {...props} inputMode="numeric" onInput={keepMask} />;
}
