import type { Ref } from 'react';
import type { CardDesk } from './card-desk.ts';
import type { CardTerms } from './card-form.ts';

/** What a card block is given, whichever provider's fields it shows. */
export interface CardBlockProps {
  readonly checkoutId: string;
  /** Name for 'Use customer data as card holder' (CARD-006). */
  readonly customerName: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The card's discount, written out; null while there is none. */
  readonly saved: string | null;
  readonly onTerms: (terms: CardTerms | null) => void;
  readonly ref: Ref<CardDesk>;
}
