import type { BrandDocumentStyle } from '../../brands/brand.ts';
import type { Language } from '../../domain/words/language.ts';
import type { GiftPage } from './gift-page.ts';

/** A part of a document, from top to bottom. `facts`: label and value in two columns; `amounts`: rows and a total. */
export type SheetPart =
  | { readonly kind: 'heading'; readonly words: string }
  | { readonly kind: 'paragraph'; readonly words: string; readonly isSmall: boolean }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** Set apart on a tinted ground. */
  | { readonly kind: 'callout'; readonly title: string; readonly words: string }
  | {
      readonly kind: 'amounts';
      readonly rows: readonly (readonly [words: string, amount: string])[];
      readonly total: readonly [words: string, amount: string];
    };

/** The complete content and style of a document as plain data, so that another thread can render it. */
export interface DocumentSheet {
  readonly look: BrandDocumentStyle;
  readonly brandName: string;
  /** PNG on white; absent: the name in its place. */
  readonly logo?: Uint8Array;
  /** JPEG of 920 by 380 pixels above the title; absent for none. */
  readonly picture?: Uint8Array;
  readonly author: string;
  readonly language: Language;
  readonly title: string;
  /** Time stamp of the document; rendering the same sheet again gives identical bytes. */
  readonly madeAt: Date;
  /** Footer of each page; the renderer replaces `PAGE_MARK` and `PAGES_MARK` by page number and page count. */
  readonly foot: string;
  readonly parts: readonly SheetPart[];
  /** True for a form of the law that has to fit its page: small type. */
  readonly isDense?: boolean;
  /** A gift voucher: its page takes the place of the parts. */
  readonly gift?: GiftPage;
}

export const PAGE_MARK = '\uE000';
export const PAGES_MARK = '\uE001';

/** Renders a sheet as a PDF. `urgent`: a shopper waits for it. */
export type RenderSheet = (sheet: DocumentSheet, urgency: 'urgent' | 'spare') => Promise<Uint8Array>;
