import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { parsePositiveAmount } from '../../../domain/money/parse-amount.ts';
import type { CaseOutcome, CaseRecord, CaseStaff } from '../model/case-record.ts';
import type { CaseForm } from '../office/case-form.ts';
import type { CaseActor, CaseService } from './case-service.server.ts';
import type { Compensations } from './compensations.server.ts';

/** What a case is changed with. */
interface CaseStores {
  readonly service: CaseService;
  readonly compensations: Pick<Compensations, 'propose' | 'end'>;
}

/**
 * Carries out what a member of staff has decided about a case. What cannot be read all the same is `not-possible`.
 * @param colleagues who may look after cases; nobody does where the form names none of them
 * @param charged in which amounts are typed; null where nothing was charged
 */
export async function carryOutChange(
  { service, compensations }: CaseStores,
  { id }: Pick<CaseRecord, 'id'>,
  actor: CaseActor,
  { change, text, note, to, kind, amount, compensation }: CaseForm,
  colleagues: readonly CaseStaff[],
  charged: CurrencyCode | null,
): Promise<CaseOutcome> {
  const end = async (end: 'confirmed' | 'withdrawn' | 'paid-out') =>
    compensation === '' ? 'not-possible' : compensations.end(id, actor, compensation, end);
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
      return service.assign(id, actor, colleagues.find((each) => each.id === to) ?? null);
    case 'in-progress':
    case 'closed':
      return service.move(id, actor, change, note);
    case 'compensate': {
      const parsed = charged === null ? null : parsePositiveAmount(amount, charged);
      return parsed === null ? 'not-possible' : compensations.propose(id, actor, { kind, amount: parsed });
    }
    case 'confirm':
      return end('confirmed');
    case 'withdraw':
      return end('withdrawn');
    case 'pay-out':
      return end('paid-out');
  }
}
