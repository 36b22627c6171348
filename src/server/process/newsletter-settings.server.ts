import { z } from 'zod';
import { vendorOrigin, vendorOriginExpectation } from './address-settings.ts';
import { StartupError } from './startup-error.server.ts';

/** Who keeps the contacts of the newsletter. */
export type NewsletterSettings =
  /** Nobody: there is no newsletter. */
  | { readonly provider: 'none' }
  /** The shop's own database. */
  | { readonly provider: 'postgres' }
  | {
      readonly provider: 'brevo';
      /** Origin of the API. */
      readonly api: string;
      readonly apiKey: string;
      /** Brevo's id of each list, by brand and key. */
      readonly lists: ReadonlyMap<string, number>;
      readonly webhookToken: string;
    };

const listPattern = /^([a-z0-9-]+\.[a-z0-9-]+):([1-9]\d{0,8})$/;

/** `abendmeer.offers:3,abendmeer.ideas:4` */
const brevoLists = z.string().transform((text, context) => {
  const lists = new Map<string, number>();
  for (const part of text.split(',')) {
    const [, key, id] = listPattern.exec(part.trim()) ?? [];
    if (key === undefined || lists.has(key)) {
      context.addIssue({ code: 'custom', message: 'no list' });
      return z.NEVER;
    }
    lists.set(key, Number(id));
  }
  return lists;
});

export const newsletterSettings = {
  NEWSLETTER_PROVIDER: z.enum(['postgres', 'brevo', 'none']).default('postgres'),
  BREVO_API_KEY: z.string().min(16).optional(),
  BREVO_LISTS: brevoLists.optional(),
  BREVO_WEBHOOK_TOKEN: z.string().min(16).optional(),
  BREVO_API_URL: vendorOrigin.optional(),
} as const;

type Found = z.infer<z.ZodObject<typeof newsletterSettings>>;

/** What a setting must be, as an operator reads it after a bad value. */
export const newsletterExpectations: Record<keyof Found, string> = {
  NEWSLETTER_PROVIDER: 'one of postgres, brevo, none',
  BREVO_API_KEY: 'a key of the API, version 3, of the Brevo account',
  BREVO_LISTS: 'brand, list and Brevo’s id of each list, for example abendmeer.offers:3,abendmeer.ideas:4',
  BREVO_WEBHOOK_TOKEN: 'at least 16 characters long, for example the output of: openssl rand -hex 16',
  BREVO_API_URL: vendorOriginExpectation,
};

export const secretNewsletterSettings: readonly (keyof Found)[] = ['BREVO_API_KEY', 'BREVO_WEBHOOK_TOKEN'];

/** @throws StartupError where the vendor is set up by half, naming the first setting that is missing */
export function readNewsletterSettings(found: Found): NewsletterSettings {
  const { NEWSLETTER_PROVIDER: provider } = found;
  if (provider !== 'brevo') return { provider };
  return {
    provider,
    api: found.BREVO_API_URL ?? 'https://api.brevo.com',
    apiKey: need(found, 'BREVO_API_KEY'),
    lists: need(found, 'BREVO_LISTS'),
    webhookToken: need(found, 'BREVO_WEBHOOK_TOKEN'),
  };
}

function need<Setting extends 'BREVO_API_KEY' | 'BREVO_LISTS' | 'BREVO_WEBHOOK_TOKEN'>(
  found: Found,
  setting: Setting,
): NonNullable<Found[Setting]> {
  const value = found[setting];
  if (value !== undefined) return value as NonNullable<Found[Setting]>;
  throw new StartupError(
    `NEWSLETTER_PROVIDER is brevo, but the setting ${setting} is missing: it must be ${newsletterExpectations[setting]}.`,
  );
}
