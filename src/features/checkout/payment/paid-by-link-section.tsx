import type { Instalments } from '../../../domain/booking/instalments.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { CheckoutSection } from '../frame/checkout-section.tsx';
import { stepIcons } from '../frame/step-icons.ts';

interface PaidByLinkProps {
  /** Null where the trip begins too soon for a link. */
  readonly plan: Instalments | null;
  readonly amount: string;
}

/** In place of the methods where staff book for a caller. */
export function PaidByLinkSection({ plan, amount }: PaidByLinkProps) {
  const texts = useTexts();
  const { language } = useVisit();
  return (
    <CheckoutSection
      id="payment"
      title={texts('payment.methods')}
      icon={stepIcons.payment}
      note={
        plan === null
          ? texts('payment.byLink.tooSoon')
          : texts('payment.byLink.note', {
              amount,
              day: formatDate(requireDay(plan.dueOn), language, 'long'),
            })
      }
    />
  );
}
