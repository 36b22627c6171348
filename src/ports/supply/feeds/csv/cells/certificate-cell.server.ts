import { z } from 'zod';
import type { EcoCertificate } from '../../../../../domain/search/catalogue.ts';
import { parseDay } from '../../../../../domain/time/calendar-day.ts';

const example = 'Blue Swallow|Example Institute|2027-12-31';

/** A certificate with its issuer and last day, separated by `|`; null for an empty cell. */
export const certificateCell = z.string().transform((text, context): EcoCertificate | null => {
  if (text === '') return null;
  const [name = '', issuer = '', validUntil = '', ...more] = text.split('|').map((part) => part.trim());
  if (name !== '' && issuer !== '' && more.length === 0 && parseDay(validUntil) !== null)
    return { name, issuer, validUntil };
  context.addIssue({ code: 'custom', message: `is not a certificate such as ${example}` });
  return z.NEVER;
});
