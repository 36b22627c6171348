import { Notice } from '../../../../design/feedback/notice.tsx';
import { useFullPrice } from '../../../../site/prices/use-full-price.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { TripData } from '../choice/trip-data.ts';

/** Says why the page does not show the requested trip, and what that was shown to cost (OFFER-031); renders nothing when it does. */
export function TripMissed({
  trip,
}: {
  readonly trip: Pick<TripData, 'choice' | 'missed' | 'priceChange' | 'offer' | 'former'>;
}) {
  const texts = useTexts();
  const { choice, missed, former } = trip;
  // The trip is for sale, but to other travellers than were chosen just now.
  const isForOthers = former !== null && former.party !== null;
  const [title, text] =
    choice === 'other-days'
      ? ['trip.otherDaysTitle', 'trip.otherDaysText']
      : choice === 'cheapest' && missed === 'gone'
        ? [isForOthers ? 'trip.partyGoneTitle' : 'trip.goneTitle', 'trip.goneText']
        : [];
  if (title === undefined || text === undefined) return null;
  return (
    <Notice title={texts(title)}>
      {texts(text)}
      <FormerPrice {...trip} />
    </Notice>
  );
}

/** What the trip that is gone was shown to cost, and what is offered in its place. */
function FormerPrice({ priceChange, offer }: Pick<TripData, 'priceChange' | 'offer'>) {
  const texts = useTexts();
  const formatFull = useFullPrice();
  if (priceChange === null || priceChange.new === null || offer === null) return null;
  const { currency } = offer.price;
  const prices = {
    before: formatFull(priceChange.old.total, currency),
    now: formatFull(priceChange.new.total, currency),
  };
  return ` ${texts('trip.goneBefore', prices)}`;
}
