import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { ShownMoney } from '../../../../domain/money/shown-money.ts';
import type { Visit } from '../../../../site/visit.ts';
import type { Texts } from '../../../../texts/texts.ts';

/** What all cards of a list share, looked up once for all of them. */
export interface CardSurroundings {
  readonly texts: Texts;
  readonly visit: Visit;
  /** An amount in minor units of the charged currency as the visitor wants to see it. */
  readonly show: (amount: number) => ShownMoney;
  readonly travellers: number;
  /** Charged, in which all amounts are. */
  readonly currency: CurrencyCode;
  /** Baggage that every flight of the list has in its price, as its filter spells it; '' where it is not asked for. */
  readonly baggage: string;
  /** Query of the search, which the links to hotels carry. */
  readonly query: string;
}
