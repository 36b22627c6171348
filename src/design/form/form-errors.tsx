import { createContext, type ReactNode, use } from 'react';
import { useTexts } from '../../site/visit-context.tsx';
import type { ErrorTextOf, FieldErrors, FieldKind } from './field-errors.ts';

interface ErrorsOfForm {
  readonly errors: FieldErrors;
  /** Text id of a code. */
  readonly textOf: ErrorTextOf;
}

const FormErrors = createContext<ErrorsOfForm>({ errors: {}, textOf: (code) => code });

export interface FormErrorsProviderProps<Code extends string> {
  readonly errors: FieldErrors<Code>;
  readonly textOf: ErrorTextOf<Code>;
  readonly children: ReactNode;
}

/** Provides the errors of a form, and the words for their codes, to its fields. */
export function FormErrorsProvider<Code extends string>(props: FormErrorsProviderProps<Code>) {
  const { errors, textOf, children } = props;
  // Fields know codes as strings; only codes of this form come back.
  return <FormErrors value={{ errors, textOf: textOf as ErrorTextOf }}>{children}</FormErrors>;
}

/** Returns the errors of all fields around it, with their words. */
export function useFormErrors(): ErrorsOfForm {
  return use(FormErrors);
}

/** Returns the error text of a field; null when there is none. */
export function useFieldError(name: string, kind: FieldKind = 'text'): string | null {
  const texts = useTexts();
  const { errors, textOf } = use(FormErrors);
  const code = errors[name];
  return code === undefined ? null : texts(textOf(code, kind));
}

/** Id of a field's control, without dots so that selectors can contain it. */
export function fieldId(name: string): string {
  return name.replaceAll('.', '-');
}
