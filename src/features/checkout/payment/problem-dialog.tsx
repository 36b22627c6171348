import { Button } from '../../../design/controls/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import type { PaymentProblem } from './decide-next.ts';
import styles from './problem-dialog.module.css';

export interface ProblemDialogProps {
  /** Null when there is no problem. */
  readonly problem: PaymentProblem | null;
  /** The new total, formatted, when the price is the problem. */
  readonly total: string;
  readonly onClose: () => void;
}

/** Says why the order failed, and that nothing was charged (ERR-004 to ERR-009, ERR-016 to ERR-018). */
export function ProblemDialog({ problem, total, onClose }: ProblemDialogProps) {
  const texts = useTexts();
  const isChallenge = problem?.startsWith('threeDs') ?? false;
  const isCommon = problem === 'unknownIssue' || problem === 'technicalError';
  return (
    <Dialog isOpen={problem !== null} onClose={onClose} labelledBy="problem-title" kind="alert">
      <div className={styles.problem}>
        <h2 id="problem-title">
          {texts(isChallenge ? 'checkout.error.threeDsChallengeRejectedError' : 'checkout.error.title')}
        </h2>
        {problem === null ? null : (
          <p>{texts(isCommon ? `checkout.error.${problem}` : `payment.problem.${problem}`, { total })}</p>
        )}
        <Button onClick={onClose}>{texts('checkout.okay')}</Button>
      </div>
    </Dialog>
  );
}
