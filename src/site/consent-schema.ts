import { z } from 'zod';
import type { ReceivedAnswer, SentBody } from './calls/call-types.ts';
import { consentServices } from './visit.ts';

/** Body of the call that gives or withdraws a consent (CONSENT-005, API-029). */
export const consentBody = z.object({
  service: z.enum(consentServices),
  accepted: z
    .union([z.boolean(), z.enum(['0', '1']).transform((text) => text === '1')])
    .describe('A form sends 0 or 1'),
  return: z
    .string()
    .max(4000)
    .default('')
    .describe('Path of this site to go back to; without one the page the form was on'),
});
export type ConsentBody = SentBody<typeof consentBody>;

export const consentAnswer = z
  .object({ consents: z.array(z.enum(consentServices)) })
  .describe('All that is agreed to now');
export type ConsentAnswer = ReceivedAnswer<typeof consentAnswer>;
