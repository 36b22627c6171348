import { z } from 'zod';
import { vendorOrigin, vendorOriginExpectation } from '../../../settings/address-settings.ts';
import { defineSettings, type FoundSettings } from '../../../settings/setting-group.ts';
import { StartupError } from '../../../settings/startup-error.ts';

/** The property at Google Analytics 4. */
export interface Ga4Account {
  readonly measurementId: string;
  readonly apiSecret: string;
  /** Origin of the API; null for Google's own. */
  readonly apiOrigin: string | null;
}

export const ga4Settings = defineSettings({
  shape: {
    GA4_MEASUREMENT_ID: z
      .string()
      .regex(/^G-[A-Z0-9]{4,20}$/)
      .optional(),
    GA4_API_SECRET: z.string().min(8).optional(),
    GA4_API_URL: vendorOrigin.optional(),
  },
  expectations: {
    GA4_MEASUREMENT_ID: 'the id of a GA4 data stream, for example G-AB12CD34EF',
    GA4_API_SECRET: 'the Measurement Protocol secret of the same data stream',
    GA4_API_URL: vendorOriginExpectation,
  },
  secrets: ['GA4_API_SECRET'],
});

/**
 * Null where nothing is set up.
 * @throws StartupError for one of two settings: with only one, the server would silently send no events
 */
export function readGa4Account(found: FoundSettings<typeof ga4Settings>): Ga4Account | null {
  const { GA4_MEASUREMENT_ID: measurementId, GA4_API_SECRET: apiSecret } = found;
  if (measurementId !== undefined && apiSecret !== undefined)
    return { measurementId, apiSecret, apiOrigin: found.GA4_API_URL ?? null };
  if (measurementId === undefined && apiSecret === undefined) return null;
  const missing = apiSecret === undefined ? 'GA4_API_SECRET' : 'GA4_MEASUREMENT_ID';
  throw new StartupError(
    `Of Google Analytics the setting ${missing} is missing: it must be ${ga4Settings.expectations[missing]}.`,
  );
}
