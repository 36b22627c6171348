import type { ReactNode } from 'react';
import { useSlice } from '../../../../site/client-store.ts';
import { type OfferState, offerSlice } from './offer-slice.ts';

/** Another offer has been chosen and is on its way. */
export const isChoosing = ({ selectedOffer }: OfferState): boolean => selectedOffer.isLoading;

export interface WhileChoosingProps {
  readonly className: string | undefined;
  /** How many columns it has, for its style. */
  readonly 'data-columns'?: number;
  /** Where it may scroll: a name, and a stop of the tab key for those who scroll by keys. */
  readonly role?: 'group';
  readonly 'aria-labelledby'?: string;
  readonly tabIndex?: 0;
  readonly children: ReactNode;
}

/** What a choice will replace. It alone is rendered when the choice is made, so that it shows with the next paint, not what is in it. */
export function WhileChoosing(props: WhileChoosingProps) {
  return <div {...props} aria-busy={useSlice(offerSlice, isChoosing) || undefined} />;
}
