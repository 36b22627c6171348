import { createContext, type ReactNode, use } from 'react';
import { useTexts } from '../../../site/visit-context.tsx';
import { errorTextOf, type FieldErrors, type FieldKind } from '../validation/error-codes.ts';

const FormErrors = createContext<FieldErrors>({});

/** Provides the errors of a form to its fields. */
export function FormErrorsProvider(props: { readonly errors: FieldErrors; readonly children: ReactNode }) {
  return <FormErrors value={props.errors}>{props.children}</FormErrors>;
}

/** Returns the error text of a field; null when there is none. */
export function useFieldError(name: string, kind: FieldKind = 'text'): string | null {
  const texts = useTexts();
  const code = use(FormErrors)[name];
  return code === undefined ? null : texts(errorTextOf(code, kind));
}

/** Id of a field's control, without dots so that selectors can contain it. */
export function fieldId(name: string): string {
  return name.replaceAll('.', '-');
}
