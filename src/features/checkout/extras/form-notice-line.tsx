import { Notice } from '../../../design/feedback/notice.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import type { FormNotice } from './choices/extras-form-fields.ts';

/** Shows at the top of the step why the shopper is still here. */
export function FormNoticeLine({ notice }: { readonly notice: FormNotice }) {
  const texts = useTexts();
  if (notice === 'transfer-removed' || notice === 'other-insurances') {
    return (
      <Notice kind="warning" title={texts('extras.notification')}>
        {texts(notice === 'transfer-removed' ? 'extras.transferRemoved' : 'extras.otherInsurances')}
      </Notice>
    );
  }
  return (
    <Notice kind="error" title={texts('extras.refused.title')}>
      {texts(`extras.refused.${notice}`)}
    </Notice>
  );
}
