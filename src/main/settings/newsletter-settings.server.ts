import { z } from 'zod';
import { brevoSettings } from '../../ports/newsletter/brevo/brevo-settings.server.ts';
import { defineSettings, type FoundSettings } from '../../settings/setting-group.ts';
import { StartupError } from '../../settings/startup-error.ts';

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

export const newsletterSettings = defineSettings({
  shape: {
    NEWSLETTER_PROVIDER: z.enum(['postgres', 'brevo', 'none']).default('postgres'),
    ...brevoSettings.shape,
  },
  expectations: {
    NEWSLETTER_PROVIDER: 'one of postgres, brevo, none',
    ...brevoSettings.expectations,
  },
  secrets: brevoSettings.secrets,
});

type Found = FoundSettings<typeof newsletterSettings>;

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
    `NEWSLETTER_PROVIDER is brevo, but the setting ${setting} is missing: it must be ${newsletterSettings.expectations[setting]}.`,
  );
}
