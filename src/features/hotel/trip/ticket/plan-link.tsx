import Check from 'lucide-react/icons/check';
import { Icon } from '../../../../design/pictures/icon.tsx';
import { formatAmount } from '../../../../domain/money/format-price.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import { useSlice } from '../../../../site/client-store.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import { listUnavailable, offerSlice } from '../choice/offer-slice.ts';
import type { StayPlan } from '../choice/stay-room.ts';
import { useChooseOffer } from '../choice/use-choose-offer.ts';
import { useDifference } from '../choice/use-difference.ts';
import styles from './plan-link.module.css';

export interface PlanLinkProps {
  readonly room: string;
  readonly plan: StayPlan;
  /** The selected offer. */
  readonly offer: DetailedOffer;
}

const chosen = ['room', 'board'] as const;

/** One board of a room with its terms and the difference in price; pressing it makes it the selected one. */
export function PlanLink({ room, plan, offer }: PlanLinkProps) {
  const texts = useTexts();
  const { hrefOf, followLink } = useChooseOffer();
  const unavailable = useSlice(offerSlice, listUnavailable);
  const formatDifference = useDifference(offer);
  const isSelected = plan.offer === offer.id;
  const { language } = useVisit();
  const linked = { id: plan.offer, total: plan.totalAmount, currency: offer.price.currency };
  const { until, fee } = plan.cancellation;
  const isFree = fee === 0;
  const terms =
    until === null
      ? texts('trip.planPaid')
      : texts(isFree ? 'trip.planFree' : 'trip.cancellationFee', {
          date: formatDate(requireDay(until), language, 'short'),
          fee: formatAmount(fee, offer.price.currency),
        });
  return (
    <a
      className={styles.plan}
      href={hrefOf(linked, chosen)}
      aria-current={isSelected ? 'true' : undefined}
      data-needs-script=""
      onClick={(event) => followLink(event, linked, chosen)}
    >
      <span className={styles.mark}>{isSelected ? <Icon icon={Check} size={16} /> : null}</span>
      <span>
        <span className="visually-hidden">{room}, </span>
        {texts(`board.${plan.board}`)}
        <span className={isFree ? styles.free : styles.terms}> {terms}</span>
        {plan.isOnRequest ? <span className={styles.terms}> {texts('trip.planOnRequest')}</span> : null}
      </span>
      <span className={styles.price}>
        {unavailable.includes(plan.offer)
          ? texts('trip.unavailable')
          : isSelected
            ? texts('trip.selected')
            : formatDifference(plan)}
      </span>
    </a>
  );
}
