import type pg from 'pg';
import type { PaymentDetails } from '../../../src/domain/booking/payment-details.ts';
import type { Clock } from '../../../src/domain/time/clock.ts';
import type { PaymentWebhook } from '../../../src/ports/payment/payment-port.ts';
import type { LedgerFault } from '../../ledger/reconcile-ledger.ts';
import type { Random } from '../../oracle/random.ts';
import type { OpenAction, ProviderSettings, ShopperEnd } from '../worker-protocol.ts';

/** How shoppers pay for one order, and what the order knows of the card. */
export interface ChaosPayment {
  readonly payment: PaymentDetails;
  readonly cardDigits?: string | null;
}

/** A payment provider as a run of chaos meets it: how shoppers pay there, what goes wrong there, and what its own books say. */
export interface ChaosProvider {
  /** How workers reach it. */
  readonly settings: ProviderSettings;
  /** Enters the shopper's payment details; now and then those of somebody else's card, or of another amount. */
  pay(amount: number): Promise<ChaosPayment>;
  /** The shopper ends an action. @returns details that the browser brings back; null where it brings none */
  endAction(reference: string, action: OpenAction, end: ShopperEnd): Promise<string | null>;
  /** Lets something go wrong in the next calls or messages, or something happen to the payment of an earlier order. */
  misbehave(): void;
  /** From now on nothing goes wrong. */
  behave(): void;
  /** Whether a message may be lost for ever: of what it says the provider can be asked, or staff get to know otherwise. */
  mayBeLost(body: string): boolean;
  /** States of a booking whose end only a message of the provider's can say. */
  readonly waitsForMessages: readonly string[];
  /** The same message with other content, as somebody without the provider's key would send it. */
  forge(body: string): string;
  /** Sends the messages that are due, and asks again about payments that are over. */
  finish(pool: pg.Pool, handle: (webhook: PaymentWebhook) => Promise<void>): Promise<void>;
  /** Compares our books with the provider's. */
  reconcile(pool: pg.Pool): Promise<readonly LedgerFault[]>;
  /** What the provider's books say of a payment, for a report. */
  explain(reference: string): readonly string[];
  close(): Promise<void>;
}

/** What a provider of a run is opened with. */
export interface ChaosProviderOptions {
  readonly random: Random;
  readonly clock: Clock;
  /** Where the provider sends its messages. */
  readonly webhookUrl: string;
}
