import { z } from 'zod';
import { vendorOrigin, vendorOriginExpectation } from './address-settings.ts';
import { StartupError } from './startup-error.server.ts';

/** Suppliers that are asked live; null for each that is not set up. */
export interface LiveSupplySettings {
  readonly duffel: {
    /** Origin of the API. */
    readonly api: string;
    readonly token: string;
    /** How airlines reach the agency. */
    readonly contact: { readonly email: string; readonly phone: string };
  } | null;
  readonly hotelbeds: {
    /** Origin of the API. */
    readonly api: string;
    readonly apiKey: string;
    readonly secret: string;
  } | null;
}

const hotelbedsOrigins = {
  test: 'https://api.test.hotelbeds.com',
  live: 'https://api.hotelbeds.com',
} as const;

/** How Duffel's tokens of its test mode begin. */
const duffelTestToken = 'duffel_test_';

export const liveSupplySettings = {
  DUFFEL_TOKEN: z.string().min(16).optional(),
  DUFFEL_CONTACT_EMAIL: z.email().max(200).optional(),
  DUFFEL_CONTACT_PHONE: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/)
    .optional(),
  DUFFEL_API_URL: vendorOrigin.optional(),
  HOTELBEDS_API_KEY: z.string().min(8).optional(),
  HOTELBEDS_SECRET: z.string().min(4).optional(),
  HOTELBEDS_ENVIRONMENT: z.enum(['test', 'live']).default('test'),
  HOTELBEDS_API_URL: vendorOrigin.optional(),
} as const;

type Found = z.infer<z.ZodObject<typeof liveSupplySettings>>;

/** What a setting must be, as an operator reads it after a bad value. */
export const liveSupplyExpectations: Record<keyof Found, string> = {
  DUFFEL_TOKEN: 'an access token of the Duffel account',
  DUFFEL_CONTACT_EMAIL: 'the mail address at which airlines reach the agency',
  DUFFEL_CONTACT_PHONE: 'the telephone at which airlines reach the agency, for example +4930123456',
  DUFFEL_API_URL: vendorOriginExpectation,
  HOTELBEDS_API_KEY: 'the API key of the booking API of the Hotelbeds account',
  HOTELBEDS_SECRET: 'the secret that belongs to HOTELBEDS_API_KEY',
  HOTELBEDS_ENVIRONMENT: 'test or live',
  HOTELBEDS_API_URL: vendorOriginExpectation,
};

export const secretLiveSupplySettings: readonly (keyof Found)[] = [
  'DUFFEL_TOKEN',
  'HOTELBEDS_API_KEY',
  'HOTELBEDS_SECRET',
];

/**
 * @param isSelling in production and no demonstration: what is bought in a test environment would be sold as real there
 * @throws StartupError where a supplier is set up by half, naming the first setting that is missing, or for tests only in a shop that sells
 */
export function readLiveSupplySettings(found: Found, isSelling: boolean): LiveSupplySettings {
  const settings = { duffel: readDuffel(found), hotelbeds: readHotelbeds(found) };
  if (isSelling && settings.duffel?.token.startsWith(duffelTestToken)) throw forTestsOnly('DUFFEL_TOKEN');
  if (isSelling && settings.hotelbeds?.api === hotelbedsOrigins.test)
    throw forTestsOnly(found.HOTELBEDS_API_URL === undefined ? 'HOTELBEDS_ENVIRONMENT' : 'HOTELBEDS_API_URL');
  return settings;
}

/** Those of the named suppliers that have no settings. */
export function findSuppliersNotSetUp(
  names: readonly string[],
  settings: LiveSupplySettings,
): readonly string[] {
  const known: Readonly<Record<string, object | null>> = { ...settings };
  return names.filter((name) => (known[name] ?? null) === null);
}

function readDuffel(found: Found): LiveSupplySettings['duffel'] {
  const { DUFFEL_TOKEN: token, DUFFEL_CONTACT_EMAIL: email, DUFFEL_CONTACT_PHONE: phone } = found;
  if (token === undefined && email === undefined && phone === undefined) return null;
  if (token === undefined) throw lacking('DUFFEL_TOKEN');
  if (email === undefined) throw lacking('DUFFEL_CONTACT_EMAIL');
  if (phone === undefined) throw lacking('DUFFEL_CONTACT_PHONE');
  return { api: found.DUFFEL_API_URL ?? 'https://api.duffel.com', token, contact: { email, phone } };
}

function readHotelbeds(found: Found): LiveSupplySettings['hotelbeds'] {
  const { HOTELBEDS_API_KEY: apiKey, HOTELBEDS_SECRET: secret } = found;
  if (apiKey === undefined && secret === undefined) return null;
  if (apiKey === undefined) throw lacking('HOTELBEDS_API_KEY');
  if (secret === undefined) throw lacking('HOTELBEDS_SECRET');
  const api = found.HOTELBEDS_API_URL ?? hotelbedsOrigins[found.HOTELBEDS_ENVIRONMENT];
  return { api, apiKey, secret };
}

function forTestsOnly(setting: keyof Found): StartupError {
  return new StartupError(
    `${setting} is of the supplier's test environment: this shop would sell what nobody has bought. Use the live one, or DEMONSTRATION=true.`,
  );
}

function lacking(setting: keyof Found): StartupError {
  const [vendor] = setting.split('_');
  return new StartupError(
    `Settings of ${vendor} are there, but ${setting} is missing: it must be ${liveSupplyExpectations[setting]}.`,
  );
}
