import { Button } from '../../../design/controls/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { moveTo } from '../../../site/move-to.ts';
import { useTexts } from '../../../site/visit-context.tsx';
import type { CheckoutSummary } from '../checkout-summary.ts';

/** Minimum price of a transfer in minor units, shown while its real price is unknown (CONST-026, checkout X-017). */
const transferFrom = 9_000;

/** The supplier does not answer: the shopper may retry or go on without extras (EXTRA-015, EXTRA-020). */
export function NoAnswerNotice({ summary: { trip, currency } }: { readonly summary: CheckoutSummary }) {
  const texts = useTexts();
  return (
    <Notice
      kind="warning"
      title={texts('extras.silent.title')}
      action={
        <Button
          look="secondary"
          data-needs-script=""
          onClick={() => moveTo(location.pathname + location.search, { replaces: true, keepsPlace: true })}
        >
          {texts('failure.retry')}
        </Button>
      }
    >
      {trip.outbound === null
        ? texts('extras.silent.noteHotel')
        : texts('extras.silent.note', { price: formatAmount(transferFrom, currency) })}
    </Notice>
  );
}
