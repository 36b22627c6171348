import type { Ref } from 'react';
import type { CardTerms } from './card-form.ts';
import type { CardFormHandle } from './card-form-handle.ts';

/** Props of a card block, the same for every payment provider. */
export interface CardBlockProps {
  readonly checkoutId: string;
  /** Name for 'Use customer data as card holder' (CARD-006). */
  readonly customerName: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Sentence with the card's discount; null while there is none. */
  readonly saved: string | null;
  readonly onTerms: (terms: CardTerms | null) => void;
  readonly ref: Ref<CardFormHandle>;
}
