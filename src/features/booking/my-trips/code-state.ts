/** What has become of a one-time code; the form's page is shown with it. `expired`: a form was sent after its time. */
export const CODE_STATES = ['sent', 'wrong', 'too-many', 'not-sent', 'expired'] as const;
export type CodeState = (typeof CODE_STATES)[number];

/** Parameter of a page with the form for the code. */
export const codeParam = 'code';

/** The state in a page's address; null for none, and for anything else. */
export function readCodeState(params: URLSearchParams): CodeState | null {
  return CODE_STATES.find((state) => state === params.get(codeParam)) ?? null;
}

/** 'a…@example.com' of 'ada@example.com': who owns the address knows it, nobody else learns it. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
