import { z } from 'zod';
import { defineSettings } from '../../../settings/setting-group.ts';

const key = z
  .string()
  .regex(/^[\w-]{20,100}$/)
  .optional();

export const recaptchaSettings = defineSettings({
  shape: { RECAPTCHA_SITE_KEY: key, RECAPTCHA_SECRET: key },
  expectations: {
    RECAPTCHA_SITE_KEY:
      'the site key of reCAPTCHA version 2, 20 to 100 letters, digits, dashes and underscores',
    RECAPTCHA_SECRET: 'the secret of the same site key, 20 to 100 letters, digits, dashes and underscores',
  },
  secrets: ['RECAPTCHA_SECRET'],
});
