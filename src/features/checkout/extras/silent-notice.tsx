import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import type { CurrencyCode } from '../../../domain/currency.ts';
import { formatPrice } from '../../../domain/format-price.ts';
import { money } from '../../../domain/money.ts';
import { moveTo } from '../../../site/move-to.ts';
import { useTexts } from '../../../site/visit-context.tsx';

/** Minor units: what a transfer costs at least while nobody can say what it really costs (CONST-026, checkout X-017). */
const transferFrom = 9_000;

/** The supplier does not say what can be added: the shopper may ask again, or go on without (EXTRA-015, EXTRA-020). */
export function SilentNotice({ currency }: { readonly currency: CurrencyCode }) {
  const texts = useTexts();
  return (
    <Notice
      kind="warning"
      title={texts('extras.silent.title')}
      action={
        <Button
          look="secondary"
          data-waits=""
          onClick={() => moveTo(location.pathname + location.search, { replaces: true, keepsPlace: true })}
        >
          {texts('failure.retry')}
        </Button>
      }
    >
      {texts('extras.silent.note', { price: formatPrice(money(transferFrom, currency)) })}
    </Notice>
  );
}
