import { Button } from '../../../design/controls/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { useTexts } from '../../../site/visit-context.tsx';

/** Stands where the code of a map could not be loaded. It is not asked for again in this document, so the page is. */
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
