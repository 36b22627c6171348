import { ReturnField } from '../site/cached-markup.tsx';
import type { Visit } from '../site/visit.ts';
import { useLink } from '../site/visit-context.tsx';
import { VisitBar } from './visit-bar.tsx';

interface PendingCodeBarProps extends NonNullable<Visit['pendingCode']> {
  /** Path and query of the page, where its form leads back to. */
  readonly path: string;
}

/** Says on every page of the shop that the next checkout enters a voucher. */
export function PendingCodeBar({ label, notice, remove, path }: PendingCodeBarProps) {
  const link = useLink();
  return (
    <VisitBar label={label} notice={notice} action={link('pending_code_remove')}>
      <ReturnField path={path} />
      <button type="submit">{remove}</button>
    </VisitBar>
  );
}
