import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { LANGUAGES } from './src/domain/words/language.ts';

/** Interface texts: one catalogue a language, ids chosen by us and the same in all. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...LANGUAGES],
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false, origins: false }),
  catalogs: [{ path: '<rootDir>/src/texts/{locale}', include: ['src'] }],
});
