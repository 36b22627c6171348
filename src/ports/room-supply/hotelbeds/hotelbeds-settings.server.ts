import { z } from 'zod';
import { vendorOrigin, vendorOriginExpectation } from '../../../settings/address-settings.ts';
import { defineSettings, type FoundSettings } from '../../../settings/setting-group.ts';
import type { HotelbedsCredentials } from './hotelbeds-client.server.ts';

/** The account at Hotelbeds. */
export interface HotelbedsAccount extends HotelbedsCredentials {
  /** Origin of the API. */
  readonly api: string;
}

const origins = {
  test: 'https://api.test.hotelbeds.com',
  live: 'https://api.hotelbeds.com',
} as const;

export const hotelbedsSettings = defineSettings({
  shape: {
    HOTELBEDS_API_KEY: z.string().min(8).optional(),
    HOTELBEDS_SECRET: z.string().min(4).optional(),
    HOTELBEDS_ENVIRONMENT: z.enum(['test', 'live']).default('test'),
    HOTELBEDS_API_URL: vendorOrigin.optional(),
  },
  expectations: {
    HOTELBEDS_API_KEY: 'the API key of the booking API of the Hotelbeds account',
    HOTELBEDS_SECRET: 'the secret that belongs to HOTELBEDS_API_KEY',
    HOTELBEDS_ENVIRONMENT: 'test or live',
    HOTELBEDS_API_URL: vendorOriginExpectation,
  },
  secrets: ['HOTELBEDS_API_KEY', 'HOTELBEDS_SECRET'],
});

/**
 * Null where nothing is set up.
 * @param lacking makes the error for a setting that is missing while others are there
 */
export function readHotelbedsAccount(
  found: FoundSettings<typeof hotelbedsSettings>,
  lacking: (setting: keyof typeof hotelbedsSettings.shape) => Error,
): HotelbedsAccount | null {
  const { HOTELBEDS_API_KEY: apiKey, HOTELBEDS_SECRET: secret } = found;
  if (apiKey === undefined && secret === undefined) return null;
  if (apiKey === undefined) throw lacking('HOTELBEDS_API_KEY');
  if (secret === undefined) throw lacking('HOTELBEDS_SECRET');
  const api = found.HOTELBEDS_API_URL ?? origins[found.HOTELBEDS_ENVIRONMENT];
  return { api, apiKey, secret };
}

/** Whether nothing that this account buys is real. */
export function isHotelbedsTestAccount({ api }: HotelbedsAccount): boolean {
  return api === origins.test;
}
