import { Button } from '../../../../design/controls/button.tsx';
import { Dialog } from '../../../../design/overlays/dialog.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { VoucherProblem } from './use-voucher-order.ts';
import { voucherProblemText } from './voucher-error-text.ts';
import styles from './voucher-problem-dialog.module.css';

export interface VoucherProblemDialogProps {
  /** Null for none. */
  readonly problem: VoucherProblem | null;
  readonly onClose: () => void;
}

/** Says why no voucher was bought; the form behind it stays as it is (ERR-010, ERR-019 to ERR-021). */
export function VoucherProblemDialog({ problem, onClose }: VoucherProblemDialogProps) {
  const texts = useTexts();
  return (
    <Dialog isOpen={problem !== null} onClose={onClose} labelledBy="voucher-problem" kind="alert">
      <div className={styles.dialog}>
        <h2 id="voucher-problem">{texts('checkout.error.title')}</h2>
        <p>{problem === null ? null : texts(voucherProblemText(problem.type))}</p>
        <Button onClick={onClose}>{texts('checkout.okay')}</Button>
      </div>
    </Dialog>
  );
}
