import { Notice } from '../../../../design/feedback/notice.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { ExtrasChooser } from './use-extras.ts';

/** Shows why the server refused the last choice; renders nothing otherwise. */
export function RefusalNotice({ chooser: { refusal, summary } }: { readonly chooser: ExtrasChooser }) {
  const texts = useTexts();
  if (refusal === null) return null;
  return (
    <Notice
      kind="error"
      title={texts('extras.refused.title')}
      action={refusal === 'over' ? <a href={summary.trip.hotel.path}>{texts('checkout.back')}</a> : undefined}
    >
      {texts(`extras.refused.${refusal}`)}
    </Notice>
  );
}
