import type {
  CaseOutcome,
  CaseRecord,
  CaseStaff,
  CompensationKind,
} from '../../features/cases/model/case-record.ts';
import type { CaseChangeName } from '../../features/cases/office/format-case-audit.ts';
import type { CaseActor } from '../../features/cases/store/case-service.server.ts';
import type { CasesOffice } from './office-deps.server.ts';

/** A change as a form has sent it, checked. */
export interface CaseChangeForm {
  readonly change: CaseChangeName;
  /** Mail to the guest. */
  readonly text: string;
  readonly note: string;
  /** Who looks after the case from now on; null for nobody. */
  readonly to: CaseStaff | null;
  readonly kind: CompensationKind;
  /** Minor units. */
  readonly amount: number;
  /** UUID of a compensation, or ''. */
  readonly compensation: string;
}

/** Carries out what a member of staff has decided about a case. */
export function changeCaseAs(
  { service, compensations }: CasesOffice,
  { id }: CaseRecord,
  actor: CaseActor,
  { change, text, note, to, kind, amount, compensation }: CaseChangeForm,
): Promise<CaseOutcome> {
  const end = async (to: 'confirmed' | 'withdrawn' | 'paid-out') =>
    compensation === '' ? 'not-possible' : compensations.end(id, actor, compensation, to);
  switch (change) {
    case 'answer':
      return service.answer(id, actor, { text, isQuestion: false });
    case 'ask':
      return service.answer(id, actor, { text, isQuestion: true });
    case 'decide':
      return service.decide(id, actor, text);
    case 'thank':
      return service.thank(id, actor, text);
    case 'note':
      return service.note(id, actor, note);
    case 'assign':
      return service.assign(id, actor, to);
    case 'in-progress':
    case 'closed':
      return service.move(id, actor, change, note);
    case 'compensate':
      return compensations.propose(id, actor, { kind, amount });
    case 'confirm':
      return end('confirmed');
    case 'withdraw':
      return end('withdrawn');
    case 'pay-out':
      return end('paid-out');
  }
}
