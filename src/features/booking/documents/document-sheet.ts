import type { BrandDocumentStyle } from '../../../brands/brand.ts';
import type { Language } from '../../../domain/words/language.ts';

/** A part of a paper, from top to bottom. `facts`: label and value in two columns; `amounts`: words and amount, then the total. */
export type SheetPart =
  | { readonly kind: 'heading'; readonly words: string }
  | { readonly kind: 'paragraph'; readonly words: string; readonly isSmall: boolean }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | {
      readonly kind: 'amounts';
      readonly rows: readonly (readonly [words: string, amount: string])[];
      readonly total: readonly [words: string, amount: string];
    };

/** Everything that a paper says and how it looks, as plain data: it is drawn elsewhere. */
export interface DocumentSheet {
  readonly look: BrandDocumentStyle;
  readonly brandName: string;
  readonly author: string;
  readonly language: Language;
  readonly title: string;
  /** Moment of the paper: the same paper made again is the same to the byte. */
  readonly madeAt: Date;
  /** Line at the foot of each page; `PAGE_MARK` and `PAGES_MARK` stand for its number and how many there are. */
  readonly foot: string;
  readonly parts: readonly SheetPart[];
}

export const PAGE_MARK = '\uE000';
export const PAGES_MARK = '\uE001';

/** Draws a sheet as a PDF. `urgent`: somebody waits for it. */
export type RenderSheet = (sheet: DocumentSheet, urgency: 'urgent' | 'spare') => Promise<Uint8Array>;
