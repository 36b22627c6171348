import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { ChangeFrameProps } from './change-frame-props.ts';
import type { ChangeRefusal } from './change-refusal.ts';

/** One way to change a trip. */
export interface ChangeChoice {
  /** The id of its words, `tripChange.choice.…` */
  readonly id: 'name' | 'offer' | 'extras' | 'transfer';
  /** Path and query of its page; null where it is not possible any more, or never was. */
  readonly path: string | null;
  /** What it costs today in addition to a difference of prices, minor units. */
  readonly fee: number;
  /** The last day on which it is possible, `YYYY-MM-DD`; null where the tariff does not allow it. */
  readonly until: string | null;
}

export interface ChangePageProps extends ChangeFrameProps {
  readonly refusal: ChangeRefusal | null;
  readonly choices: readonly ChangeChoice[];
  readonly currency: CurrencyCode;
}

declare module '../../../site/view-props.ts' {
  interface ViewProps {
    readonly tripChange: ChangePageProps;
  }
}
