import type { Instalments } from '../../../domain/booking/instalments.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { CheckoutSection } from '../frame/checkout-section.tsx';
import { stepIcons } from '../frame/step-icons.ts';
import styles from './instalment-choice.module.css';

export interface InstalmentChoiceProps {
  readonly plan: Instalments;
  /** Formats minor units of the charged currency. */
  readonly format: (amount: number) => string;
  readonly isDeposit: boolean;
  readonly onChoose: (isDeposit: boolean) => void;
}

/** Pays everything now, or a deposit now and the balance by a day (CONST-027): both with their amounts. */
export function InstalmentChoice({ plan, format, isDeposit, onChoose }: InstalmentChoiceProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const { deposit, balance, dueOn } = plan;
  const choices = [
    { isDeposit: false, amount: deposit + balance, hint: texts('payment.instalments.allHint') },
    {
      isDeposit: true,
      amount: deposit,
      hint: texts('payment.instalments.depositHint', {
        balance: format(balance),
        day: formatDate(requireDay(dueOn), language, 'long'),
      }),
    },
  ];
  return (
    <CheckoutSection id="instalments" title={texts('payment.instalments.title')} icon={stepIcons.payment}>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{texts('payment.instalments.title')}</legend>
        {choices.map((choice) => (
          <label
            key={String(choice.isDeposit)}
            className={styles.choice}
            data-chosen={choice.isDeposit === isDeposit ? '' : undefined}
          >
            <input
              type="radio"
              name="instalments"
              value={choice.isDeposit ? 'deposit' : 'all'}
              checked={choice.isDeposit === isDeposit}
              onChange={() => onChoose(choice.isDeposit)}
            />
            <span className={styles.text}>
              <span className={styles.name}>
                {texts(choice.isDeposit ? 'payment.instalments.deposit' : 'payment.instalments.all')}
              </span>
              <span className={styles.hint}>{choice.hint}</span>
            </span>
            <span className={styles.amount}>{format(choice.amount)}</span>
          </label>
        ))}
      </fieldset>
    </CheckoutSection>
  );
}
