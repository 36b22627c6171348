import { z } from 'zod';
import type { ReceivedAnswer, SentBody } from '../../../site/calls/call-types.ts';

/** Body of the call that requests the entry rules of nationalities (CAPI-037). */
export const countryInfoBody = z.object({
  data: z.object({
    nationalities: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .max(20),
  }),
});
export type CountryInfoBody = SentBody<typeof countryInfoBody>;

export const countryInfoResponse = z.object({
  success: z.boolean(),
  countryInfo: z.array(
    z.object({
      nationality: z.string(),
      country: z.string(),
      document: z.enum(['identityCard', 'passport']),
      visa: z.enum(['none', 'electronic', 'onArrival', 'beforehand', 'check']),
      health: z.enum(['usual', 'travelMedicine']),
    }),
  ),
  messages: z.array(z.never()),
});
export type CountryInfoResponse = ReceivedAnswer<typeof countryInfoResponse>;

/** Entry rules of the destination for citizens of a country; both ISO codes. */
export type CountryInfo = CountryInfoResponse['countryInfo'][number];
