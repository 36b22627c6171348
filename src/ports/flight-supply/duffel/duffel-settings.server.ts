import { z } from 'zod';
import { vendorOrigin, vendorOriginExpectation } from '../../../settings/address-settings.ts';
import { defineSettings, type FoundSettings } from '../../../settings/setting-group.ts';

/** The account at Duffel. */
export interface DuffelAccount {
  /** Origin of the API. */
  readonly api: string;
  readonly token: string;
  /** How airlines reach the agency. */
  readonly contact: { readonly email: string; readonly phone: string };
  /** Signs what Duffel reports by itself; null where orders are only read. */
  readonly webhookSecret: string | null;
}

export const duffelSettings = defineSettings({
  shape: {
    DUFFEL_TOKEN: z.string().min(16).optional(),
    DUFFEL_CONTACT_EMAIL: z.email().max(200).optional(),
    DUFFEL_CONTACT_PHONE: z
      .string()
      .regex(/^\+[1-9]\d{6,14}$/)
      .optional(),
    DUFFEL_API_URL: vendorOrigin.optional(),
    DUFFEL_WEBHOOK_SECRET: z.string().min(8).optional(),
  },
  expectations: {
    DUFFEL_TOKEN: 'an access token of the Duffel account',
    DUFFEL_CONTACT_EMAIL: 'the mail address at which airlines reach the agency',
    DUFFEL_CONTACT_PHONE: 'the telephone at which airlines reach the agency, for example +4930123456',
    DUFFEL_API_URL: vendorOriginExpectation,
    DUFFEL_WEBHOOK_SECRET: 'the secret that Duffel shows once for the webhook of the account',
  },
  secrets: ['DUFFEL_TOKEN', 'DUFFEL_WEBHOOK_SECRET'],
});

/** How Duffel's tokens of its test mode begin. */
const testToken = 'duffel_test_';

/**
 * Null where nothing is set up.
 * @param lacking makes the error for a setting that is missing while others are there
 */
export function readDuffelAccount(
  found: FoundSettings<typeof duffelSettings>,
  lacking: (setting: keyof typeof duffelSettings.shape) => Error,
): DuffelAccount | null {
  const { DUFFEL_TOKEN: token, DUFFEL_CONTACT_EMAIL: email, DUFFEL_CONTACT_PHONE: phone } = found;
  if (token === undefined && email === undefined && phone === undefined) return null;
  if (token === undefined) throw lacking('DUFFEL_TOKEN');
  if (email === undefined) throw lacking('DUFFEL_CONTACT_EMAIL');
  if (phone === undefined) throw lacking('DUFFEL_CONTACT_PHONE');
  const { DUFFEL_API_URL: api = 'https://api.duffel.com', DUFFEL_WEBHOOK_SECRET: secret } = found;
  return { api, token, contact: { email, phone }, webhookSecret: secret ?? null };
}

/** Whether nothing that this account buys is real. */
export function isDuffelTestAccount({ token }: DuffelAccount): boolean {
  return token.startsWith(testToken);
}
