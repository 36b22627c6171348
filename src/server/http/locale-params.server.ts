import { z } from 'zod';

/** The locale segment that every call carries (API-001). Which values a site serves is checked before any call. */
export const localeParams = z.object({
  _locale: z.string().describe('Locale segment of the site, for example de-de'),
});
