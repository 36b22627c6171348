import type { z } from 'zod';
import type { LocalText } from '../../brands/brand.ts';

/** Words for people: stored in every language, given to a component in the visitor's. Links, scenes and keys are plain strings. */
export type LocalisedText = string & { readonly _words?: true };

/** The stored shape of a module's props: every `Words` in all languages, everything else as it is. */
export type Localised<Props> = Props extends unknown
  ? '_words' extends keyof Props
    ? LocalText
    : Props extends readonly (infer Item)[]
      ? readonly Localised<Item>[]
      : Props extends object
        ? { readonly [Key in keyof Props]: Localised<Props[Key]> }
        : Props
  : never;

/** Props of a module, from the schema of its stored form: a text in all languages becomes one in the visitor's. */
export type PropsOf<Schema extends z.ZodType> = InOneLanguage<z.output<Schema>>;

type InOneLanguage<Value> = Value extends LocalText
  ? LocalisedText
  : Value extends readonly (infer Item)[]
    ? readonly InOneLanguage<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: InOneLanguage<Value[Key]> }
      : Value;
