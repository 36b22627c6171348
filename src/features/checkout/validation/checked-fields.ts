import * as z from 'zod/mini';
import { fieldLengths } from '../../../defaults.ts';
import { type ErrorCode, type FieldErrors, isErrorCode } from './error-codes.ts';

/** A text field that a rule looks at; the text goes on as `tidy` leaves it, without blanks around it. */
export function textField(check: (value: string) => ErrorCode | null, tidy = (text: string) => text.trim()) {
  return z.pipe(
    z.string().check(
      z.maxLength(fieldLengths.maxText, 'textTooLongError'),
      refusing((value) => check(tidy(value))),
    ),
    z.transform(tidy),
  );
}

/** A choice of one of several; nothing chosen, and anything else, is a required field left empty (VALID-001). */
export function choiceField<const Choice extends string>(choices: readonly Choice[]) {
  const isChoice = (value: string) => (choices as readonly string[]).includes(value);
  return z.pipe(
    z.string().check(refusing((value) => (isChoice(value) ? null : 'required'))),
    z.transform((value) => value as Choice),
  );
}

/** A box that has to be ticked (VALID-002). */
export function requiredBox() {
  return z.boolean().check(refusing((isTicked) => (isTicked ? null : 'required')));
}

/** A check of zod's from a rule that gives a code. The fields after it are still looked at. */
export function refusing<Value>(check: (value: Value) => ErrorCode | null) {
  return (context: z.core.ParsePayload<Value>): void => {
    const code = check(context.value);
    if (code !== null) addError(context, code, []);
  };
}

/** Notes an error at a part of what is checked. */
export function addError<Value>(
  { issues, value }: z.core.ParsePayload<Value>,
  code: ErrorCode,
  path: (string | number)[],
): void {
  issues.push({ code: 'custom', message: code, input: value, path, continue: true });
}

/** The first error of each field by its name, `adults.0.fname`; what the schema does not name by a code is `required`. */
export function listErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: Record<string, ErrorCode> = {};
  for (const { path, message } of issues) {
    errors[path.join('.')] ??= isErrorCode(message) ? message : 'required';
  }
  return errors;
}
