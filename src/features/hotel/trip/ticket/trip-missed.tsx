import { Notice } from '../../../../design/feedback/notice.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { TripData } from '../choice/trip-data.ts';

/** Says why the page does not show the requested trip; renders nothing when it does. */
export function TripMissed({
  trip: { choice, missed },
}: {
  readonly trip: Pick<TripData, 'choice' | 'missed'>;
}) {
  const texts = useTexts();
  if (choice === 'other-days')
    return <Notice title={texts('trip.otherDaysTitle')}>{texts('trip.otherDaysText')}</Notice>;
  if (choice === 'cheapest' && missed === 'gone')
    return <Notice title={texts('trip.goneTitle')}>{texts('trip.goneText')}</Notice>;
  return null;
}
