import { Button } from '../../../../design/controls/button.tsx';
import { Notice } from '../../../../design/feedback/notice.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';

/** Says that the provider's card fields are not available, and offers a retry (CARD-018, ERR-025). */
export function CardUnavailable({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts();
  return (
    <Notice
      kind="error"
      action={
        <Button look="secondary" onClick={onRetry}>
          {texts('payment.card.retry')}
        </Button>
      }
    >
      {texts('payment.card.connectionFailed')}
    </Notice>
  );
}
