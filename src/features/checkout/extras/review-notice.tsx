import { Notice } from '../../../design/feedback/notice.tsx';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import { describeExtra } from '../../../site/describe-extra.ts';
import { useTexts } from '../../../site/visit-context.tsx';
import type { ReviewedExtras } from './review-extras.ts';

/** Lists chosen extras that the supplier no longer sells, or sells at another price. */
export function ReviewNotice({ dropped, repriced }: Pick<ReviewedExtras, 'dropped' | 'repriced'>) {
  const texts = useTexts();
  if (dropped.length === 0 && repriced.length === 0) return null;
  const formatNames = (extras: readonly ChosenExtra[]) =>
    extras
      .map((extra) => {
        const { name, detail } = describeExtra(extra, texts);
        return detail === '' ? name : `${name} (${detail})`;
      })
      .join(', ');
  return (
    <Notice kind="warning">
      {dropped.length === 0 ? null : texts('extras.review.dropped', { names: formatNames(dropped) })}{' '}
      {repriced.length === 0 ? null : texts('extras.review.repriced', { names: formatNames(repriced) })}
    </Notice>
  );
}
