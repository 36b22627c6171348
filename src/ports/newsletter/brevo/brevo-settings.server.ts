import { z } from 'zod';
import { vendorOrigin, vendorOriginExpectation } from '../../../settings/address-settings.ts';
import { defineSettings } from '../../../settings/setting-group.ts';

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

export const brevoSettings = defineSettings({
  shape: {
    BREVO_API_KEY: z.string().min(16).optional(),
    BREVO_LISTS: brevoLists.optional(),
    BREVO_WEBHOOK_TOKEN: z.string().min(16).optional(),
    BREVO_API_URL: vendorOrigin.optional(),
  },
  expectations: {
    BREVO_API_KEY: 'a key of the API, version 3, of the Brevo account',
    BREVO_LISTS: 'brand, list and Brevo’s id of each list, for example abendmeer.offers:3,abendmeer.ideas:4',
    BREVO_WEBHOOK_TOKEN: 'at least 16 characters long, for example the output of: openssl rand -hex 16',
    BREVO_API_URL: vendorOriginExpectation,
  },
  secrets: ['BREVO_API_KEY', 'BREVO_WEBHOOK_TOKEN'],
});
