import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { SaleAnswer, SaleQuestion } from './sale-answer.ts';

/** Explains sales of the shop's brands. */
export interface SaleCheck {
  /** Null for an unknown brand. */
  explain(
    brand: string,
    question: SaleQuestion,
  ): Promise<{ readonly answer: SaleAnswer; readonly currency: CurrencyCode } | null>;
}
