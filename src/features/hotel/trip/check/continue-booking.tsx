import { Suspense } from 'react';
import { Button } from '../../../../design/controls/button.tsx';
import { lazyPart } from '../../../../design/feedback/lazy-part.tsx';
import { useSlice } from '../../../../site/client-store.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import { offerSlice } from '../choice/offer-slice.ts';
import { isChoosing } from '../choice/while-choosing.tsx';
import { usePriceCheck } from './use-price-check.ts';

const PriceCheckDialog = lazyPart(() => import('./price-check-dialog.tsx'));

export interface ContinueBookingProps {
  readonly offer: DetailedOffer;
  /** Minor units of the whole party that the shopper sees. */
  readonly total: number;
  /** Of the button; a bar has room for the default one. */
  readonly size?: 'default' | 'large';
}

/**
 * The one action of the ticket: on to booking, once the supplier has confirmed what is shown (OFFER-026, OFFER-027). It waits for an
 * offer that is on its way: what is seen is not yet what would be checked.
 */
export function ContinueBooking({ offer, total, size = 'large' }: ContinueBookingProps) {
  if (offer.isByPhone) return <BookByPhone size={size} />;
  return <CheckAndBook offer={offer} total={total} size={size} />;
}

/** Rooms under different tariffs are no booking of one price and one day of free cancellation. Only the ticket has room for a sentence next to the number. */
function BookByPhone({ size }: Required<Pick<ContinueBookingProps, 'size'>>) {
  const texts = useTexts();
  const { hotline } = useVisit().brand;
  return (
    <>
      <Button size={size} href={`tel:${hotline.number}`}>
        {texts(size === 'large' ? 'trip.bookByPhone' : 'trip.bookByPhoneShort', { phone: hotline.display })}
      </Button>
      {size === 'large' ? <p>{texts('trip.bookByPhoneText')}</p> : null}
    </>
  );
}

function CheckAndBook({ offer, total, size }: Required<ContinueBookingProps>) {
  const texts = useTexts();
  const isWaiting = useSlice(offerSlice, isChoosing);
  const checker = usePriceCheck(offer, total);
  const { step } = checker.state;
  const isBusy = step === 'busy';
  return (
    <>
      <Button
        size={size}
        isBusy={isBusy}
        aria-disabled={isBusy || isWaiting || undefined}
        data-needs-script=""
        onClick={() => {
          if (!isBusy && !isWaiting) checker.check();
        }}
      >
        {texts('trip.continue')}
      </Button>
      <span role="status" className="visually-hidden">
        {isBusy ? texts('trip.checking') : ''}
      </span>
      {step === 'idle' || step === 'busy' ? null : (
        <Suspense>
          <PriceCheckDialog checker={checker} offer={offer} total={total} />
        </Suspense>
      )}
    </>
  );
}
