import { z } from 'zod';
import { StartupError } from './startup-error.server.ts';

/** What distinguishes people from programs in forms. */
export type CaptchaSettings =
  | { readonly provider: 'none' | 'altcha' }
  | { readonly provider: 'recaptcha'; readonly siteKey: string; readonly secret: string };

const key = z
  .string()
  .regex(/^[\w-]{20,100}$/)
  .optional();

export const captchaSettings = {
  CAPTCHA_PROVIDER: z.enum(['none', 'altcha', 'recaptcha']).default('none'),
  RECAPTCHA_SITE_KEY: key,
  RECAPTCHA_SECRET: key,
} as const;

type Found = z.infer<z.ZodObject<typeof captchaSettings>>;

/** What a setting must be, as an operator reads it after a bad value. */
export const captchaExpectations: Record<keyof Found, string> = {
  CAPTCHA_PROVIDER: 'one of none, altcha, recaptcha',
  RECAPTCHA_SITE_KEY:
    'the site key of reCAPTCHA version 2, 20 to 100 letters, digits, dashes and underscores',
  RECAPTCHA_SECRET: 'the secret of the same site key, 20 to 100 letters, digits, dashes and underscores',
};

export const secretCaptchaSettings: readonly (keyof Found)[] = ['RECAPTCHA_SECRET'];

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
    `CAPTCHA_PROVIDER is recaptcha, but the setting ${setting} is missing: it must be ${captchaExpectations[setting]}.`,
  );
}
