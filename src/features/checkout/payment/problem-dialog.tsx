import { Button } from '../../../design/controls/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { Texts } from '../../../texts/texts.ts';
import type { OrderProblem, PaymentProblem } from './decide-next.ts';
import styles from './problem-dialog.module.css';

export interface ProblemDialogProps {
  /** Null when there is no problem. */
  readonly problem: OrderProblem | null;
  /** The new total, formatted, when the price is the problem. */
  readonly total: string;
  readonly onClose: () => void;
}

/** Says why the order failed, that nothing was charged, and the way on (ERR-004 to ERR-008). */
export function ProblemDialog({ problem, total, onClose }: ProblemDialogProps) {
  const texts = useTexts();
  const isLimited = problem?.problem === 'cardPaused' || problem?.problem === 'tooManyHolds';
  const openPath = problem?.openPath ?? null;
  return (
    <Dialog isOpen={problem !== null} onClose={onClose} labelledBy="problem-title" kind="alert">
      <div className={styles.problem}>
        <h2 id="problem-title">{texts('checkout.error.title')}</h2>
        {problem === null ? null : <p>{describeProblem(problem, total, texts)}</p>}
        {isLimited ? <Hotline /> : null}
        {openPath === null ? null : <Button href={openPath}>{texts('payment.problem.openPayment')}</Button>}
        <Button look={openPath === null ? 'primary' : 'quiet'} onClick={onClose}>
          {texts(payOtherwise.has(problem?.problem) ? 'payment.problem.payOtherwise' : 'checkout.okay')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Problems after which another payment method is the way on. */
const payOtherwise: ReadonlySet<PaymentProblem | undefined> = new Set(['cardPaused', 'walletDeclined']);

function describeProblem(
  { problem, waitSeconds, openPath = null }: OrderProblem,
  total: string,
  texts: Texts,
): string {
  switch (problem) {
    case 'unknownIssue':
    case 'technicalError':
      return texts(`checkout.error.${problem}`);
    case 'cardPaused':
      return texts('payment.problem.cardPaused', {
        minutes: Math.max(1, Math.ceil((waitSeconds ?? 0) / 60)),
      });
    case 'tooManyHolds':
      return texts(`payment.problem.${openPath === null ? 'tooManyHoldsNow' : 'tooManyHolds'}`);
    default:
      return texts(`payment.problem.${problem}`, { total });
  }
}

function Hotline() {
  const { number, display } = useVisit().brand.hotline;
  return <a href={`tel:${number}`}>{display}</a>;
}
