import type { Brand } from '../../brands/brand.ts';
import type { Language } from '../../domain/words/language.ts';

/** Initial data that the server sends to the editors' app. */
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
