import { Button } from '../../../../design/button.tsx';
import { Notice } from '../../../../design/notice.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';

/** Prices of other dates that could not be loaded, and the way to try again. */
export function DatesFailure({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts();
  return (
    <Notice
      kind="error"
      action={
        <Button look="quiet" onClick={onRetry}>
          {texts('dates.retry')}
        </Button>
      }
    >
      {texts('dates.failed')}
    </Notice>
  );
}
