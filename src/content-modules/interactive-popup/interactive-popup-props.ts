import type { Words } from '../parts/words.ts';

/** A short sentence that opens a panel with the whole story (MOD-120 to MOD-124). */
export interface InteractivePopupProps {
  /** Name of the button. */
  readonly shortText: Words;
  /** May hold `**strong**` and `[label](/kreta)`. */
  readonly fullText: Words;
  readonly image?: { readonly url: string; readonly alt?: Words };
  readonly link?: string;
  readonly linkText?: Words;
}
