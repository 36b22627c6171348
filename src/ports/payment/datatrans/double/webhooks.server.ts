import { createHmac } from 'node:crypto';
import type { DoubleTransaction } from './double-transaction.ts';
import type { MerchantAccount } from './merchant-account.ts';
import { distort, isStatusFault, type StatusFaultKind } from './misbehaviours.ts';
import { toStatusBody } from './to-status-body.ts';

/**
 * How webhooks are sent:
 * - `prompt` at once, one time, whatever is answered
 * - `never`
 * - `late` held until `deliver()`, in their order · `reversed` held, the newest first
 * - `twice` · `badly-signed` · `unsigned` · `other-merchant`: well signed, of another merchant's transaction
 */
export type WebhookMode =
  | 'prompt'
  | 'never'
  | 'late'
  | 'reversed'
  | 'twice'
  | 'badly-signed'
  | 'unsigned'
  | 'other-merchant';

export interface DoubleWebhook {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface WebhookFlaws {
  /** Reads wrong as in a status; or a wrong signature, or none. */
  readonly flaw?: StatusFaultKind | 'bad-signature' | 'unsigned';
  /** Time of the signature; now unless given. */
  readonly signedAt?: Date;
}

export interface SentWebhook extends DoubleWebhook {
  readonly url: string;
  /** What the receiver answered; null where it could not be reached. */
  readonly status: number | null;
}

interface Settings {
  readonly account: MerchantAccount;
  /** Hexadecimal; null where signing is switched off in the dashboard. */
  readonly signKey: string | null;
  /** URL of the dashboard, for transactions without one of their own; null sends none. */
  readonly webhookUrl: string | null;
}

/** Sends webhooks after authorisations, without repetition. */
export class Webhooks {
  mode: WebhookMode = 'prompt';
  readonly sent: SentWebhook[] = [];
  readonly #settings: Settings;
  readonly #pending = new Set<Promise<void>>();
  readonly #held: { readonly url: string; readonly message: DoubleWebhook }[] = [];

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** A webhook as it would be sent now. */
  build(transaction: DoubleTransaction, { flaw, signedAt }: WebhookFlaws = {}): DoubleWebhook {
    const { account, signKey } = this.#settings;
    const status = toStatusBody(transaction, account.merchantId);
    const body = JSON.stringify(flaw !== undefined && isStatusFault(flaw) ? distort(status, flaw) : status);
    const headers = { 'content-type': 'application/json; charset=UTF-8' };
    if (signKey === null || flaw === 'unsigned') return { headers, body };
    const time = (signedAt ?? account.clock.now()).getTime();
    const signature = sign(flaw === 'bad-signature' ? flipKey(signKey) : signKey, time, body);
    return { headers: { ...headers, 'datatrans-signature': `t=${time},s0=${signature}` }, body };
  }

  /** After an authorisation; does not wait. */
  notify(transaction: DoubleTransaction): void {
    const url = transaction.webhookUrl ?? this.#settings.webhookUrl;
    if (url === null || this.mode === 'never') return;
    const flaws = {
      'badly-signed': 'bad-signature',
      unsigned: 'unsigned',
      'other-merchant': 'wrong-merchant',
    };
    const flaw = (flaws as Partial<Record<WebhookMode, NonNullable<WebhookFlaws['flaw']>>>)[this.mode];
    const message = this.build(transaction, flaw === undefined ? {} : { flaw });
    if (this.mode === 'late') this.#held.push({ url, message });
    else if (this.mode === 'reversed') this.#held.unshift({ url, message });
    else for (let count = this.mode === 'twice' ? 2 : 1; count > 0; count -= 1) this.#send(url, message);
  }

  /** Sends a webhook now, whatever the mode. @returns the receiver's answer */
  async post(url: string, message: DoubleWebhook): Promise<SentWebhook> {
    const status = await fetch(url, { method: 'POST', redirect: 'manual', ...message }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => null,
    );
    const sent = { url, ...message, status };
    this.sent.push(sent);
    return sent;
  }

  /** Sends what `late` and `reversed` hold, one after the other, and waits for everything that is on its way. */
  async deliver(): Promise<void> {
    for (const { url, message } of this.#held.splice(0)) await this.post(url, message);
    await Promise.all(this.#pending);
  }

  #send(url: string, message: DoubleWebhook): void {
    const sending = this.post(url, message).then(() => void this.#pending.delete(sending));
    this.#pending.add(sending);
  }
}

/** HMAC-SHA-256 over the time and the body, directly one after the other; the key is the bytes that its hex digits mean. */
function sign(signKey: string, time: number, body: string): string {
  return createHmac('sha256', Buffer.from(signKey, 'hex')).update(`${time}${body}`).digest('hex');
}

function flipKey(signKey: string): string {
  return signKey.replaceAll(/[\da-f]/gi, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));
}
