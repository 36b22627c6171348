import type { Ref } from 'react';
import type { CardTerms } from './card-form.ts';
import type { CardFormHandle } from './card-form-handle.ts';

/** What a card block is given, whichever provider's fields it shows. */
export interface CardBlockProps {
  readonly checkoutId: string;
  /** Name for 'Use customer data as card holder' (CARD-006). */
  readonly customerName: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** What the card takes off the price, in a sentence; null while it takes off nothing. */
  readonly saved: string | null;
  readonly onTerms: (terms: CardTerms | null) => void;
  readonly ref: Ref<CardFormHandle>;
}
