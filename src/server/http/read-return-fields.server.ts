import { requestLimits } from '../../defaults.ts';

/** Short fields of the form with which another site posts a shopper back; one without any still says that the shopper is back. */
export function readReturnFields(body: unknown): Readonly<Record<string, string>> {
  const fields = Object.entries((body ?? {}) as object).filter(
    (field): field is [string, string] =>
      typeof field[1] === 'string' && isShort(field[0]) && isShort(field[1]),
  );
  return { returned: '1', ...Object.fromEntries(fields.slice(0, requestLimits.maxReturnFields)) };
}

function isShort(text: string): boolean {
  return text.length <= requestLimits.maxSearchParamLength;
}
