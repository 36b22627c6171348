import Check from 'lucide-react/icons/check';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useLink, useTexts } from '../../../site/visit-context.tsx';
import styles from './checkout-steps.module.css';
import { type StepIconKey, stepIcons } from './step-icons.ts';

/** The steps in order (FLOW-002); the last one is the booking's result page. */
export const STEP_ORDER = ['extras', 'travellers', 'payment', 'confirmation'] as const;
export type CheckoutStep = (typeof STEP_ORDER)[number];

const iconOf = {
  extras: 'insurance',
  travellers: 'travellers',
  payment: 'payment',
  confirmation: 'confirmation',
} as const satisfies Record<CheckoutStep, StepIconKey>;

const routeOf = {
  extras: 'checkout_ancillaries',
  travellers: 'checkout_info',
  payment: 'checkout_customer_payment',
} as const;

export interface CheckoutStepsProps {
  readonly checkoutId: string;
  readonly current: CheckoutStep;
  /** True when finished steps cannot be opened, because the booking is in progress. */
  readonly isLocked: boolean;
}

/** Step navigation: finished steps are links, the current one is marked, the next ones are plain text. */
export function CheckoutSteps({ checkoutId, current, isLocked }: CheckoutStepsProps) {
  const texts = useTexts();
  const link = useLink();
  const at = STEP_ORDER.indexOf(current);
  return (
    <nav aria-label={texts('checkout.title')}>
      <ol className={styles.list}>
        {STEP_ORDER.map((step, index) => {
          const isDone = index < at;
          const name = texts(`checkout.step.${step}`);
          const content = (
            <>
              <span className={styles.icon}>
                <Icon icon={isDone ? Check : stepIcons[iconOf[step]]} />
              </span>
              <span className={styles.name}>{name}</span>
            </>
          );
          const stateClass = isDone ? styles.done : index === at ? styles.current : null;
          return (
            <li key={step} className={[styles.step, stateClass].filter(Boolean).join(' ')}>
              {isDone && !isLocked && step !== 'confirmation' ? (
                <a className={styles.content} href={link(routeOf[step], { checkoutId })}>
                  {content}
                </a>
              ) : (
                <span className={styles.content} aria-current={index === at ? 'step' : undefined}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
