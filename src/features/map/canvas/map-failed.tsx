import { Button } from '../../../design/controls/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { useReload } from '../../../site/calls/use-reload.ts';
import { useTexts } from '../../../site/visit-context.tsx';

/**
 * Shown when the code of a map could not be loaded. The browser does not retry it in this document, so the button
 * reloads the page.
 */
export function MapFailed() {
  const texts = useTexts();
  const { isOffline, reload } = useReload();
  return (
    <Notice
      kind="warning"
      title={texts(isOffline ? 'failure.offline' : 'map.failedTitle')}
      action={
        <Button look="quiet" onClick={reload}>
          {texts('failure.retry')}
        </Button>
      }
    />
  );
}
