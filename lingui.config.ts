import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Interface texts: one catalogue a language, ids chosen by us and the same in all. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['de', 'en', 'it', 'es', 'fr'],
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false, origins: false }),
  catalogs: [{ path: '<rootDir>/src/texts/{locale}', include: ['src'] }],
});
