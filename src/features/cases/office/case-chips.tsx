import type { Texts } from '../../../texts/texts.ts';
import { type CaseState, isOpenCase } from '../model/case-state.ts';
import type { DeadlineState } from '../model/deadlines.ts';

interface CaseStateChipProps {
  readonly texts: Texts;
  readonly state: CaseState;
}

/** The state of a case in words; its colour only helps to find the ones that have ended. */
export function CaseStateChip({ texts, state }: CaseStateChipProps) {
  return (
    <span className="chip" data-tone={isOpenCase(state) ? undefined : 'good'}>
      {texts(`office.case.state.${state}`)}
    </span>
  );
}

interface DeadlineChipProps {
  readonly texts: Texts;
  /** Null without a deadline. */
  readonly state: DeadlineState | null;
}

/** How urgent a deadline is; nothing for one that is far away. */
export function DeadlineChip({ texts, state }: DeadlineChipProps) {
  if (state === null || state === 'pending') return null;
  return (
    <span className="chip" data-tone={tones[state]}>
      {texts(`office.case.deadline.${state}`)}
    </span>
  );
}

const tones = { near: 'soon', overdue: 'late', met: 'good', late: 'late' } as const satisfies Record<
  Exclude<DeadlineState, 'pending'>,
  string
>;
