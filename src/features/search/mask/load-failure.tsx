import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useTexts } from '../../../site/visit-context.tsx';

/** What a picker shows when what it chooses from could not be loaded. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts();
  return (
    <Notice
      kind="error"
      action={
        <Button look="quiet" onClick={onRetry}>
          {texts('failure.retry')}
        </Button>
      }
    >
      {texts('mask.loadFailed')}
    </Notice>
  );
}
