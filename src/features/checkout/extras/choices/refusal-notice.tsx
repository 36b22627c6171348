import { Notice } from '../../../../design/feedback/notice.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { ExtrasSelection } from './use-extras.ts';

/**
 * Announces and shows why the last choice was not saved; renders nothing otherwise. `RefusedReason` shows it again at the
 * control.
 */
export function RefusalNotice({ selection: { refusal, summary } }: { readonly selection: ExtrasSelection }) {
  const texts = useTexts();
  if (refusal === null) return null;
  return (
    <Notice
      kind="error"
      title={texts('extras.refused.title')}
      action={
        refusal.reason === 'over' ? <a href={summary.trip.hotel.path}>{texts('checkout.back')}</a> : undefined
      }
    >
      {texts(`extras.refused.${refusal.reason}`)}
    </Notice>
  );
}
