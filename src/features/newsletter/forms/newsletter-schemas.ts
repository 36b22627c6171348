import { z } from 'zod';
import {
  NEWSLETTER_COUNTRIES,
  PREFERRED_AIRPORTS,
  PREFERRED_TRAVEL_TYPES,
} from '../../../domain/newsletter/newsletter-customer.ts';
import type { ReceivedAnswer, SentBody } from '../../../site/calls/call-types.ts';

const text = z.string().max(320);
const listId = z.string().max(64).describe('Key of a list, such as `offers`');

/** What went wrong; `genericError` shows 'Something went wrong' (NEWS-061). */
export const NEWSLETTER_ERRORS = [
  'genericError',
  'invalidEmail',
  'termsRequired',
  'captchaRequired',
  'unknownList',
  'tooManyRequests',
  'invalidUnsubscribeEmail',
  'unknownUnsubscribeEmail',
  'alreadyUnsubscribedEmail',
  'unknownCustomer',
  'notSubscribed',
  'invalidDate',
  'tooManyAirports',
] as const;
export type NewsletterError = (typeof NEWSLETTER_ERRORS)[number];

/** Answer of the calls that change something (API-013, API-016, API-025). */
export const newsletterResult = z.object({
  success: z.boolean(),
  error: z.enum(NEWSLETTER_ERRORS).optional(),
  mustConfirm: z
    .boolean()
    .optional()
    .describe('True where a part of an update waits for the link of a mail: another address, or a new list'),
});
export type NewsletterResult = ReceivedAnswer<typeof newsletterResult>;

/** Body of `newsletter_subscribe` (API-011). The terms belong to the form: its version is what the consent record names. */
export const subscribeBody = z.object({
  email: text,
  source: z.string().max(64).describe('Where the form stood: `footer`, `landing`, `checkout`, `account`'),
  listId,
  captcha: z.string().max(8000).optional().describe('Token of the captcha, where the shop has one'),
});
export type SubscribeBody = SentBody<typeof subscribeBody>;

/** Body of `newsletter_unsubscribe` (API-015). */
export const unsubscribeBody = z.object({
  email: z.string().max(2000).describe('An address, or the signed recipient of a link in a mail'),
  listId,
});
export type UnsubscribeBody = SentBody<typeof unsubscribeBody>;

/** Answer of `newsletter_get_customer_id` (API-019): the id of the member's own subscription; null for none. */
export const customerIdResult = z.object({
  result: z.object({ data: z.string().nullable().describe('Unguessable, ends after a while') }),
});
export type CustomerIdResult = ReceivedAnswer<typeof customerIdResult>;

/** Body of `newsletter_get_customer_data` (API-021). */
export const customerDataBody = z.object({ customer: z.string().max(2000).describe('Customer id') });
export type CustomerDataBody = SentBody<typeof customerDataBody>;

/** What a subscriber says of themselves, as it is sent (NEWS-038 to NEWS-055). */
export const customerValues = z.object({
  email: text,
  salutation: z.enum(['MALE', 'FEMALE']).nullable(),
  firstName: text,
  lastName: text,
  birthdate: z.string().max(10).nullable().describe('YYYY-MM-DD (NEWS-040)'),
  preferredAirports: z
    .array(z.enum(PREFERRED_AIRPORTS))
    .max(PREFERRED_AIRPORTS.length)
    .describe('At most 3 (NEWS-046): more are refused as `tooManyAirports`'),
  preferredTravelTypes: z.array(z.enum(PREFERRED_TRAVEL_TYPES)).max(PREFERRED_TRAVEL_TYPES.length),
  hasChildren: z.boolean(),
  hasMilesMore: z.boolean(),
  country: z.enum(NEWSLETTER_COUNTRIES).nullable(),
  trackingPermission: z.boolean(),
});
export type CustomerValues = SentBody<typeof customerValues>;

/** Answer of `newsletter_get_customer_data` (API-022). */
export const customerDataResult = z.object({
  success: z.boolean(),
  error: z.enum(NEWSLETTER_ERRORS).optional(),
  data: customerValues
    .extend({
      lists: z
        .array(z.object({ id: z.string(), isSubscribed: z.boolean() }))
        .describe('Lists of the brand, for the preference centre'),
    })
    .optional(),
});
export type CustomerDataResult = ReceivedAnswer<typeof customerDataResult>;
/** The same as the server writes it. */
export type CustomerDataAnswer = z.output<typeof customerDataResult>;

/** Body of `newsletter_update_customer` (API-024); `listId` when the tracking permissions are shown (NEWS-058). */
export const updateCustomerBody = z.object({
  customer: z.string().max(2000),
  values: customerValues.extend({
    lists: z
      .array(z.string().max(64))
      .max(20)
      .optional()
      .describe('Lists to be subscribed to from now on; absent: as before'),
  }),
  listId: listId.optional(),
});
export type UpdateCustomerBody = SentBody<typeof updateCustomerBody>;
