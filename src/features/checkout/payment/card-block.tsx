import { lazy, type Ref, Suspense, useState } from 'react';
import { useTexts } from '../../../site/visit-context.tsx';
import type { CardDesk } from './card-desk.ts';
import { CardFields } from './card-fields.tsx';
import type { CardTerms } from './card-form.ts';
import { useCardSetup } from './use-card-setup.ts';

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

const EncryptedCardFields = lazy(() => import('./encrypted-card-fields.tsx'));

/** The card block: the fields of whichever provider the shop is set up with (PAY-023, checkout X-035). */
export function CardBlock(props: CardBlockProps) {
  const texts = useTexts();
  const [attempt, setAttempt] = useState(0);
  const setup = useCardSetup(props.checkoutId, attempt);
  if (setup !== null && setup !== 'failed' && setup.kind === 'encrypted-fields') {
    return (
      <Suspense fallback={<p role="status">{texts('payment.card.loading')}</p>}>
        <EncryptedCardFields {...props} setup={setup} />
      </Suspense>
    );
  }
  return <CardFields key={attempt} {...props} setup={setup} onRetry={() => setAttempt(attempt + 1)} />;
}
