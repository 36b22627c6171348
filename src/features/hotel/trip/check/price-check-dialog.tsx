import { Button } from '../../../../design/controls/button.tsx';
import { Dialog } from '../../../../design/overlays/dialog.tsx';
import { useSlice } from '../../../../site/client-store.ts';
import { useFullPrice } from '../../../../site/prices/use-full-price.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import { offerSlice } from '../choice/offer-slice.ts';
import { AlternativeOffers } from './alternative-offers.tsx';
import { PriceChangeTable } from './price-change-table.tsx';
import styles from './price-check-dialog.module.css';
import type { PriceCheckState } from './price-check-state.ts';
import type { PriceChecker } from './use-price-check.ts';

export interface PriceCheckDialogProps {
  readonly checker: PriceChecker;
  readonly offer: DetailedOffer;
  /** Minor units of the whole party that the shopper saw. */
  readonly total: number;
}

const titleId = 'price-check-title';

/** What the supplier says where a trip is not as it was shown: changed, gone, or no answer. Nothing else is asked before it. */
export default function PriceCheckDialog(props: PriceCheckDialogProps) {
  const { checker } = props;
  const texts = useTexts();
  return (
    <Dialog isOpen onClose={checker.close} labelledBy={titleId}>
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title}>
          {texts(titleOf(checker.state))}
        </h2>
        <Answer {...props} />
      </div>
    </Dialog>
  );
}

function titleOf({ step }: PriceCheckState): string {
  const titles: Partial<Record<PriceCheckState['step'], string>> = {
    changed: 'trip.changedTitle',
    gone: 'trip.soldTitle',
    unknown: 'trip.unknownTitle',
  };
  return titles[step] ?? 'trip.failedTitle';
}

function Answer({ checker, offer, total }: PriceCheckDialogProps) {
  const { state } = checker;
  switch (state.step) {
    case 'changed':
      return <Changed checker={checker} offer={state.offer} />;
    case 'gone':
      return <Gone checker={checker} offer={offer} state={state} />;
    case 'unknown':
      return <Unknown checker={checker} offer={offer} total={total} />;
    default:
      return <Failed checker={checker} />;
  }
}

function Changed({ checker, offer: { id, price } }: Omit<PriceCheckDialogProps, 'total'>) {
  const texts = useTexts();
  const formatFull = useFullPrice();
  const changes = useSlice(offerSlice).offerChanges[id] ?? [];
  return (
    <>
      {changes.map(({ oldTotal, newTotal }) => (
        <PriceChangeTable key={oldTotal} before={oldTotal} now={newTotal} currency={price.currency} />
      ))}
      <p>{texts('trip.changedText')}</p>
      <div className={styles.actions}>
        <Button onClick={checker.accept}>
          {texts('trip.accept', { price: formatFull(price.totalAmount, price.currency) })}
        </Button>
        <Button look="quiet" onClick={checker.close}>
          {texts('trip.reject')}
        </Button>
      </div>
    </>
  );
}

const reasons = {
  gone: 'trip.soldGone',
  'sold-out': 'trip.soldOut',
  'not-allowed': 'trip.soldRule',
} as const;

interface GoneProps {
  readonly checker: PriceChecker;
  readonly offer: DetailedOffer;
  readonly state: Extract<PriceCheckState, { readonly step: 'gone' }>;
}

function Gone({ checker, offer, state: { reason, alternatives } }: GoneProps) {
  const texts = useTexts();
  const hasNone = alternatives.length === 0;
  return (
    <>
      <p>{texts(hasNone ? 'trip.soldNothing' : reasons[reason])}</p>
      <AlternativeOffers alternatives={alternatives} offer={offer} onChoose={checker.close} />
      <div className={styles.actions}>
        <Button look={hasNone ? 'primary' : 'quiet'} onClick={checker.close}>
          {texts('trip.reject')}
        </Button>
      </div>
    </>
  );
}

function Unknown({ checker, offer, total }: PriceCheckDialogProps) {
  const texts = useTexts();
  const formatFull = useFullPrice();
  return (
    <>
      <p>{texts('trip.unknownText', { price: formatFull(total, offer.price.currency) })}</p>
      <div className={styles.actions}>
        <Button onClick={checker.check}>{texts('failure.retry')}</Button>
        <Button look="secondary" onClick={checker.goOn}>
          {texts('trip.goOn')}
        </Button>
        <Button look="quiet" onClick={checker.close}>
          {texts('trip.reject')}
        </Button>
      </div>
    </>
  );
}

function Failed({ checker }: Pick<PriceCheckDialogProps, 'checker'>) {
  const texts = useTexts();
  const { hotline } = useVisit().brand;
  return (
    <>
      <p>{texts('trip.failedText', { phone: hotline.display })}</p>
      <div className={styles.actions}>
        <Button onClick={checker.check}>{texts('failure.retry')}</Button>
        <Button look="secondary" href={`tel:${hotline.number}`}>
          {hotline.display}
        </Button>
        <Button look="quiet" onClick={checker.close}>
          {texts('trip.reject')}
        </Button>
      </div>
    </>
  );
}
