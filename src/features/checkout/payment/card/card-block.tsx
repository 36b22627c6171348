import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../design/feedback/lazy-part.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { CardBlockProps } from './card-block-props.ts';
import { CardFields } from './card-fields.tsx';
import { useCardSetup } from './use-card-setup.ts';

const EncryptedCardFields = lazyPart(() => import('./encrypted-card-fields.tsx'));

/** The card fields of the shop's payment provider (PAY-023, checkout X-035). */
export function CardBlock(props: CardBlockProps) {
  const texts = useTexts();
  const [attempt, setAttempt] = useState(0);
  const setup = useCardSetup(props.checkoutId, attempt);
  const onRetry = () => setAttempt(attempt + 1);
  if (setup !== null && setup !== 'failed' && setup.kind === 'encrypted-fields') {
    return (
      <Suspense fallback={<p role="status">{texts('payment.card.loading')}</p>}>
        <EncryptedCardFields {...props} setup={setup} onRetry={onRetry} />
      </Suspense>
    );
  }
  return <CardFields key={attempt} {...props} setup={setup} onRetry={onRetry} />;
}
