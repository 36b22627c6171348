import type { Visit } from '../site/visit.ts';
import { buildPath } from '../url.ts';
import { VisitBar } from './visit-bar.tsx';

/** Says on every page that a member of staff books for somebody on the telephone. */
export function CallerBar({ label, notice, end }: NonNullable<Visit['caller']>) {
  return (
    <VisitBar label={label} notice={notice} action={buildPath('back_office_caller', {})} isDark>
      <button type="submit" name="action" value="end">
        {end}
      </button>
    </VisitBar>
  );
}
