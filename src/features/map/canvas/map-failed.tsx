import { Button } from '../../../design/controls/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { useTexts } from '../../../site/visit-context.tsx';

/**
 * Shown when the code of a map could not be loaded. The browser does not retry it in this document, so the button
 * reloads the page.
 */
export function MapFailed() {
  const texts = useTexts();
  return (
    <Notice
      kind="warning"
      title={texts('map.failedTitle')}
      action={
        <Button look="quiet" onClick={() => location.reload()}>
          {texts('failure.retry')}
        </Button>
      }
    />
  );
}
