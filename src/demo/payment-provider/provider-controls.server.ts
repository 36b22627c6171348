import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { PaymentWebhook } from '../../ports/payment/payment-port.ts';
import {
  type ControlledCall,
  ImpossibleRow,
  type ProviderControls,
} from '../../ports/payment/payment-under-test.ts';
import { SIGNATURE_HEADER, signWebhook } from '../../ports/payment/sign-webhook.server.ts';
import { endAction, type ProviderUnderTest } from './provider-under-test.server.ts';

const paths: Readonly<Record<ControlledCall, string>> = {
  authorise: '/v1/authorise',
  capture: '/v1/capture',
  cancel: '/v1/cancel',
  refund: '/v1/refund',
  state: '/v1/payments/',
};

function impossible(reason: string): never {
  throw new ImpossibleRow(reason);
}

const ownState = 'Nobody but the shop changes a payment of the embedded provider';
const ownProgram =
  'The embedded provider knows no other merchant, and answers by the reference that it is asked for';

/** What the suite makes the embedded provider do. @testSupport */
export function controlProvider(under: ProviderUnderTest, pool: pg.Pool): ProviderControls {
  const { port, reported, shop, clock } = under;
  let read = 0;
  const webhookSecret = createHmac('sha256', 'for tests only')
    .update('payment provider messages default')
    .digest('hex');

  async function held(reference: string): Promise<number> {
    const { rows } = await pool.query<{ held: string }>(
      `select coalesce(sum(case state when 'captured' then captured - refunded else authorised end), 0) as held
       from payment_provider.payment where reference = $1`,
      [reference],
    );
    return Number(rows[0]?.held);
  }

  return {
    port,
    reported,
    noticed: [],
    get keyMilliseconds() {
      return impossible('The embedded provider keeps its answers for longer than a booking takes');
    },
    misbehave(call, fault) {
      if (fault === 'unknown-code') impossible('The embedded provider and its client are one program');
      else under.misbehaviours.plan(paths[call], fault);
    },
    answerAbout: () => impossible(ownProgram),
    reject: (call) => under.misbehaviours.plan(paths[call], 'rejected'),
    fallSilent: () => impossible('What is over in the shop is over at the embedded provider'),
    declineRefund() {
      under.faults.refund = { kind: 'refused', reason: 'declined' };
    },
    behave() {
      under.misbehaviours.clear();
      delete under.faults.refund;
    },
    held,
    async payAlone(begun, reference) {
      await endAction(under, begun, 'passed');
      if ((await held(reference)) === 0) impossible('The page of a wallet closes with its payment');
    },
    happen: () => impossible(ownState),
    async readMessages() {
      const taken: PaymentWebhook[] = [];
      for (; read < shop.received.length; read += 1) {
        const message = shop.received[read];
        if (message !== undefined) taken.push(...((await port.readWebhooks(message)) ?? []));
      }
      return taken;
    },
    loseMessages() {
      read = shop.received.length;
    },
    foreignMessage: () => impossible('A message of the embedded provider names a reference alone'),
    poisonousMessages: () =>
      ['', '{', 'null', '[]', '{}', '{"webhooks":7}', '{"webhooks":[null]}', '{"webhooks":[{}]}'].map(
        (body) => ({
          body,
          headers: { [SIGNATURE_HEADER]: signWebhook(webhookSecret, body, clock.now().getTime()) },
        }),
      ),
    failToRecord: () => impossible('The embedded provider’s messages are hints, of which nothing is stored'),
    sweep: async () => {},
  };
}
