import type { Clock } from '../../../../domain/time/clock.ts';
import type { CardRanges } from './card-ranges.ts';
import type { DuplicateStatus } from './service-error.ts';
import type { OutcomeWord } from './test-outcomes.ts';

/** The merchant account as it is configured at the vendor. */
export interface AdyenDoubleOptions {
  readonly merchantAccount: string;
  /** Value of the header `X-API-Key`. */
  readonly apiKey: string;
  /** In hexadecimal. The first one signs; during a rotation the shop accepts all. */
  readonly hmacKeys: readonly [string, ...string[]];
  readonly clock: Clock;
  /** Environment that messages name. */
  readonly live: boolean;
  /** Capture without a request for it, unless a payment says `captureDelayHours`. The vendor's default is automatic. */
  readonly capture?: 'automatic' | 'manual';
  /** Without it, a partial capture gives up the rest. */
  readonly severalPartialCaptures?: boolean;
  /** `minimal` is the vendor's example, resultCode and pspReference alone; `full` is all that the schema allows. */
  readonly detailsAnswer?: 'minimal' | 'full';
  /** The account's setting by which `full` answers about cards show their first digits, `cardBin`. */
  readonly showsCardBin?: boolean;
  /** Whether an answer with an action has the pspReference. The description allows both. */
  readonly pspReferenceWithAction?: boolean;
  /** Answer to a direct debit. The description allows both. */
  readonly directDebitAnswer?: 'Received' | 'Authorised';
  /** Outcomes of direct debits by IBAN. Every other account follows the owner's name, as a card does. */
  readonly accounts?: Readonly<Record<string, OutcomeWord>>;
  /** Added to the double's own ranges. */
  readonly cardRanges?: CardRanges;
  /** Status of error 704; sources name both. */
  readonly duplicateStatus?: DuplicateStatus;
  /** Receives messages. Without it they wait for `takeWebhooks`. */
  readonly webhookUrl?: string;
  /** Older accounts count a message as delivered only after the text `[accepted]`. */
  readonly needsAcceptedText?: boolean;
  /** Edition in the path. */
  readonly version?: 'v71' | 'v72';
  /** Makes references repeatable. Without it they differ from run to run, for they are globally unique. */
  readonly seed?: string;
}
