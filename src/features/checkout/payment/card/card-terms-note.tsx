import { Notice } from '../../../../design/feedback/notice.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { CardTerms } from './card-form.ts';

interface CardTermsNoteProps {
  readonly terms: CardTerms | null;
  /** Sentence with the card's discount; null for none. */
  readonly saved: string | null;
}

/** Says whether the card gets the discount of 7 per cent (DISC-003, DISC-004, checkout X-051). */
export function CardTermsNote({ terms, saved }: CardTermsNoteProps) {
  const texts = useTexts();
  if (terms?.strategy === 'discount' && saved !== null) return <Notice kind="success">{saved}</Notice>;
  return terms?.strategy === 'allow' ? <Notice>{texts('payment.discount.note')}</Notice> : null;
}
