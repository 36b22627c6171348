import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { ChangeFrameProps } from '../change-frame-props.ts';
import type { ChangeRefusal } from '../change-rules/change-refusal.ts';
import type { ContractTransferFaults, NewPerson } from '../change-rules/judge-contract-transfer.ts';

/** A traveller whose place another person may take. */
export interface ReplaceableTraveller {
  readonly name: string;
  /** Age on departure on which the price is based; null where any adult may travel. */
  readonly pricedAge: number | null;
  /** Who is to travel instead, as it was typed; null for nobody. */
  readonly typed: NewPerson | null;
  readonly faults: ContractTransferFaults;
}

export interface ContractTransferPageProps extends ChangeFrameProps {
  readonly refusal: ChangeRefusal | null;
  /** `YYYY-MM-DD`; null where `refusal` says why. */
  readonly until: string | null;
  /** For each person, minor units. */
  readonly fee: number;
  readonly currency: CurrencyCode;
  /** Whether those who fly are booked, with the sex of the travel document. */
  readonly needsGender: boolean;
  readonly travellers: readonly ReplaceableTraveller[];
  /** True where the form was sent without another person. */
  readonly isSame: boolean;
}

declare module '../../../../site/view-props.ts' {
  interface ViewProps {
    readonly tripContractTransfer: ContractTransferPageProps;
  }
}
