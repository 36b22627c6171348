import { createContext, type ReactNode, use } from 'react';
import { useTexts } from '../../../site/visit-context.tsx';
import { errorTextOf, type FieldErrors } from '../validation/error-codes.ts';

const FormErrors = createContext<FieldErrors>({});

/** Makes the errors of a form known to its fields. */
export function FormErrorsProvider(props: { readonly errors: FieldErrors; readonly children: ReactNode }) {
  return <FormErrors value={props.errors}>{props.children}</FormErrors>;
}

/** What is wrong with a field, in words; null while nothing is. */
export function useFieldError(name: string): string | null {
  const texts = useTexts();
  const code = use(FormErrors)[name];
  return code === undefined ? null : texts(errorTextOf(code));
}

/** Id of the control of a field; ids have no dots, so that they can be written in selectors. */
export function fieldId(name: string): string {
  return name.replaceAll('.', '-');
}
