import type { Brand } from '../../brands/brand.ts';
import type { Language } from '../../domain/words/language.ts';

/** What the server tells the editors' app as it starts. */
export interface EditorPayload {
  /** Of the app itself. */
  readonly language: Language;
  readonly member: {
    readonly id: string;
    readonly name: string;
    readonly role: 'editor' | 'publisher' | 'admin';
  };
  readonly brands: readonly Brand[];
  /** Style sheets of a content page, by brand: what the canvas looks like. */
  readonly canvasStyles: Readonly<Record<string, readonly string[]>>;
}
