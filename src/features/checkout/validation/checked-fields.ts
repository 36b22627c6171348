import * as z from 'zod/mini';
import { fieldLengths } from '../../../defaults.ts';
import { type CheckoutFieldErrors, type ErrorCode, isErrorCode } from './error-codes.ts';

/** Schema of a text field with a rule; `tidy` normalises the text before the rule and in the output. */
export function textField(check: (value: string) => ErrorCode | null, tidy = (text: string) => text.trim()) {
  return z.pipe(
    z.string().check(
      z.maxLength(fieldLengths.maxText, 'textTooLongError'),
      refusing((value) => check(tidy(value))),
    ),
    z.transform(tidy),
  );
}

/** Schema of a choice; an empty or unknown value has the error `required` (VALID-001). */
export function choiceField<const Choice extends string>(choices: readonly Choice[]) {
  const isChoice = (value: string) => (choices as readonly string[]).includes(value);
  return z.pipe(
    z.string().check(refusing((value) => (isChoice(value) ? null : 'required'))),
    z.transform((value) => value as Choice),
  );
}

/** Schema of a checkbox that must be checked (VALID-002). */
export function requiredBox() {
  return z.boolean().check(refusing((isTicked) => (isTicked ? null : 'required')));
}

/** Converts a rule into a zod check. After an error zod still checks the other fields. */
export function refusing<Value>(check: (value: Value) => ErrorCode | null) {
  return (context: z.core.ParsePayload<Value>): void => {
    const code = check(context.value);
    if (code !== null) addError(context, code, []);
  };
}

/** Adds an error at a path of the checked value. */
export function addError<Value>(
  { issues, value }: z.core.ParsePayload<Value>,
  code: ErrorCode,
  path: (string | number)[],
): void {
  issues.push({ code: 'custom', message: code, input: value, path, continue: true });
}

/** Lists the first error of each field by its name, `adults.0.fname`; errors without a code of ours become `required`. */
export function listErrors(issues: readonly z.core.$ZodIssue[]): CheckoutFieldErrors {
  const errors: Record<string, ErrorCode> = {};
  for (const { path, message } of issues) {
    errors[path.join('.')] ??= isErrorCode(message) ? message : 'required';
  }
  return errors;
}
