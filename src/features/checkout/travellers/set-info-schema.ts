import { z } from 'zod';
import type { ReceivedAnswer, SentBody } from '../../../site/calls/call-types.ts';

const text = z.string().max(2000);

/**
 * Body of the call that sets the travellers (CAPI-010), with the cart's field names. It limits only lengths;
 * `info-form.ts` has the rules of the fields, for browser and server.
 */
export const setInfoBody = z.object({
  data: z.object({
    customer: z.object({
      address: z.object({ countryCode: text.describe('Country of residence') }),
      contact: z.object({ email: text, telephone1: text }),
    }),
    passengerInfo: z.object({
      passengers: z
        .array(
          z.object({
            gender: text,
            title: text,
            firstName: text,
            lastName: text,
            dateOfBirth: text.describe('DD/MM/YYYY'),
            nationality: text.describe('ISO 3166 code'),
            frequentFlyerNumber: z.object({ number: text, type: text }),
          }),
        )
        .max(20)
        .describe('In the order of the party'),
    }),
    infoForm: z.object({
      confirmEmail: text,
      firstPersonBilled: z.boolean(),
      newsletterSubscription: z.boolean(),
      comments: text,
      termsAccepted: z.boolean(),
      saveTravellers: z
        .boolean()
        .optional()
        .describe('Store the travellers in the account of the signed-in member; false unless given'),
    }),
  }),
});
export type SetInfoBody = SentBody<typeof setInfoBody>;
export type InfoPayload = SetInfoBody['data'];

/** Its answer (CAPI-011), in addition to the cart. */
export const setInfoResult = z.object({
  success: z.boolean(),
  errors: z
    .array(
      z.union([
        z.object({
          id: z.literal('unknownIssue'),
          data: z.array(z.object({ field: z.string(), code: z.string() })).describe('Error codes by field'),
        }),
        z.object({
          id: z.literal('frequentFlyerNumberInvalid'),
          data: z.array(z.int()).describe('Numbers of the travellers whose miles number is wrong'),
        }),
      ]),
    )
    .describe('Why the call failed'),
  messages: z.array(z.object({ code: z.string() })),
});
export type SetInfoResult = ReceivedAnswer<typeof setInfoResult>;
