import type { Mail } from './mail-port.ts';

/** @throws RangeError for what no mail may be: a bug of the caller, not an outcome */
export function requireMail(
  { id, to, from, subject, replyTo = '', unsubscribeAt = '' }: Mail,
  timeoutMs: number,
): void {
  if (id.length < 8 || id.length > 120) throw new RangeError('A mail is named by 8 to 120 characters');
  if (!Number.isInteger(timeoutMs) || timeoutMs < 1 || timeoutMs > 120_000)
    throw new RangeError(`No time: ${timeoutMs}`);
  for (const line of [subject, to.name, to.address, from.name, from.address, replyTo, unsubscribeAt]) {
    // A line break in a header would begin another header.
    if (/[\r\n]/.test(line)) throw new RangeError('A header of a mail is one line');
  }
}
