import { LANGUAGES, type Language } from './language.ts';

/** A text in the languages that its writer knows. */
export type PartlyTranslated = Readonly<Partial<Record<Language, string>>>;

export interface ChosenText {
  readonly text: string;
  /** Of the text, where it is not the wanted one: for `lang`. */
  readonly language?: Language | undefined;
}

/** The text in a language: where it is missing, in English, the most widely understood, or else in the first of the others that has it. Null where none has. */
export function chooseText(texts: PartlyTranslated, wanted: Language): ChosenText | null {
  for (const language of [wanted, 'en', ...LANGUAGES] as const) {
    const text = texts[language];
    if (text !== undefined) return language === wanted ? { text } : { text, language };
  }
  return null;
}
