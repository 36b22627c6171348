/** What an editor fills in for a field of a module, as data: the editor draws its inputs from it. */
export type FieldShape =
  /** Words in all languages: plain, with emphasis and links, or those in several lines. */
  | { readonly kind: WordsKind }
  | { readonly kind: 'text' | 'link' | 'picture' | 'destination' | 'hotel' | 'instant' | 'switch' | 'months' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly isWhole: boolean }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'list'; readonly item: FieldShape; readonly min: number; readonly max: number }
  | { readonly kind: 'group'; readonly fields: readonly NamedField[] };

/** A field and the name it has in the module's props. Its label is the text `field.{name}`. */
export interface NamedField {
  readonly name: string;
  readonly isRequired: boolean;
  readonly shape: FieldShape;
}

const wordsKinds = ['words', 'richLine', 'richWords'] as const;
type WordsKind = (typeof wordsKinds)[number];

/** True of fields that hold words in all languages. */
export const isWordsKind = (kind: string): kind is WordsKind => wordsKinds.some((each) => each === kind);
