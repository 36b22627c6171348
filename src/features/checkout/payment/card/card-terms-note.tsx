import { Notice } from '../../../../design/feedback/notice.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { CardTerms } from './card-form.ts';

interface CardTermsNoteProps {
  readonly terms: CardTerms | null;
  /** What the card takes off the price, in a sentence. */
  readonly saved: string | null;
}

/** What a card does to the price: it saves 7 percent, or it is told that it does not (DISC-003, DISC-004, checkout X-051). */
export function CardTermsNote({ terms, saved }: CardTermsNoteProps) {
  const texts = useTexts();
  if (terms?.strategy === 'discount' && saved !== null) return <Notice kind="success">{saved}</Notice>;
  return terms?.strategy === 'allow' ? <Notice>{texts('payment.discount.note')}</Notice> : null;
}
