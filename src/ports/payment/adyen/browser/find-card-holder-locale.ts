import { isLanguage, type Language } from '../../../../domain/words/language.ts';

const locales: Readonly<Record<Language, string>> = {
  de: 'de-DE',
  en: 'en-GB',
  it: 'it-IT',
  es: 'es-ES',
  fr: 'fr-FR',
};

/** Locale of Adyen's texts in the page: `de-DE` unless the page has another language (CONST-018). */
export function findCardHolderLocale(language: string): string {
  return isLanguage(language) ? locales[language] : locales.de;
}
