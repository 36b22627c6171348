import { z } from 'zod';
import { recaptchaSettings } from '../../ports/captcha/recaptcha/recaptcha-settings.server.ts';
import { defineSettings, type FoundSettings } from '../../settings/setting-group.ts';
import { StartupError } from '../../settings/startup-error.ts';

/** What distinguishes people from programs in forms. */
export type CaptchaSettings =
  | { readonly provider: 'none' | 'altcha' }
  | { readonly provider: 'recaptcha'; readonly siteKey: string; readonly secret: string };

export const captchaSettings = defineSettings({
  shape: {
    CAPTCHA_PROVIDER: z.enum(['none', 'altcha', 'recaptcha']).default('none'),
    ...recaptchaSettings.shape,
  },
  expectations: {
    CAPTCHA_PROVIDER: 'one of none, altcha, recaptcha',
    ...recaptchaSettings.expectations,
  },
  secrets: recaptchaSettings.secrets,
});

type Found = FoundSettings<typeof captchaSettings>;

/** @throws StartupError where reCAPTCHA is set up by half, naming the first setting that is missing */
export function readCaptchaSettings(found: Found): CaptchaSettings {
  if (found.CAPTCHA_PROVIDER !== 'recaptcha') return { provider: found.CAPTCHA_PROVIDER };
  return {
    provider: 'recaptcha',
    siteKey: need(found, 'RECAPTCHA_SITE_KEY'),
    secret: need(found, 'RECAPTCHA_SECRET'),
  };
}

function need(found: Found, setting: 'RECAPTCHA_SITE_KEY' | 'RECAPTCHA_SECRET'): string {
  const value = found[setting];
  if (value !== undefined) return value;
  throw new StartupError(
    `CAPTCHA_PROVIDER is recaptcha, but the setting ${setting} is missing: it must be ${captchaSettings.expectations[setting]}.`,
  );
}
