import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { inTransaction } from '../../../database/in-transaction.server.ts';
import { isLanguage } from '../../../domain/words/language.ts';
import type { ActionEnd } from '../../../ports/payment/payment-record.ts';
import { endAction, endLateAction } from '../../../ports/payment/payment-rules.ts';
import type { PaymentBooks } from '../store/payment-books.server.ts';
import { changePayment } from '../store/payment-desk.server.ts';
import { type KeptPayment, lockPayment } from '../store/payment-rows.server.ts';
import { drawChallenge, drawGone, drawWallet } from './draw-action.server.ts';
import { sendPage } from './page-shell.server.ts';

/** What the bank has sent to the shopper's phone. */
const rightCode = '123456';
/** After so many wrong codes the bank says no. */
const mostWrongCodes = 3;

const params = z.object({ id: z.string().regex(/^[\w-]{22}$/) });
const answers = z.object({
  answer: z.enum(['agree', 'cancel']),
  code: z.string().trim().max(20).optional(),
});

/** The bank's challenge and the wallet's page: forms alone, which end at the address the shop has named. */
export function registerActionPages(app: FastifyInstance, books: PaymentBooks): void {
  const kinds = { challenge: 'challenge', wallet: 'redirect' } as const;
  for (const page of Object.keys(kinds) as (keyof typeof kinds)[]) {
    app.get(`/${page}/:id`, async (request, reply) => {
      const payment = await answerAction(request, books, (found) => found);
      return showAction(reply, payment, kinds[page]);
    });
    app.post(`/${page}/:id`, async (request, reply) => {
      const given = answers.parse(request.body);
      const payment = await answerAction(request, books, (found) => takeAnswer(found, given));
      return showAction(reply, payment, kinds[page]);
    });
  }
}

/** Finds the payment of an action and writes down what becomes of it. */
async function answerAction(
  request: FastifyRequest,
  books: PaymentBooks,
  decide: (payment: KeptPayment) => KeptPayment,
): Promise<KeptPayment | null> {
  const { id } = params.parse(request.params);
  const payment = await inTransaction(books.pool, async (client) => {
    const found = await lockPayment(client, 'action_id', id);
    if (found === null) return null;
    const inTime = endLateAction(found, books.clock.now().getTime()) as KeptPayment;
    return changePayment(client, books, found, decide(inTime));
  });
  books.onNotice();
  return payment;
}

function takeAnswer(payment: KeptPayment, { answer, code }: z.infer<typeof answers>): KeptPayment {
  const end = (how: ActionEnd) => ({ ...payment, ...endAction(payment, how) });
  if (payment.action === null) return payment;
  if (answer === 'cancel') return end('cancelled');
  if (payment.action.kind === 'redirect' || code === rightCode) return end('passed');
  const wrongCodes = payment.wrongCodes + 1;
  return wrongCodes < mostWrongCodes ? { ...payment, wrongCodes } : { ...end('refused'), wrongCodes };
}

/** The page as long as the action is open, else the way back to the shop. */
function showAction(
  reply: FastifyReply,
  payment: KeptPayment | null,
  kind: 'challenge' | 'redirect',
): FastifyReply {
  if (payment === null || payment.returnUrl === null) {
    return sendPage(reply.code(404), { ...drawGone('en'), language: 'en', shopOrigin: null });
  }
  if (payment.action === null) return reply.redirect(describeReturn(payment, payment.returnUrl), 303);
  const language = isLanguage(payment.language) ? payment.language : 'en';
  const page = kind === 'challenge' ? drawChallenge(payment, language) : drawWallet(payment, language);
  return sendPage(reply, { ...page, language, shopOrigin: new URL(payment.returnUrl).origin });
}

/** What the address tells is a courtesy: whoever wants to know asks `proceed`. */
function describeReturn({ paymentId, state, refusal }: KeptPayment, returnUrl: string): string {
  const address = new URL(returnUrl);
  const result = state === 'refused' ? (refusal ?? 'refused').replace('challenge-', '') : 'passed';
  address.searchParams.set('payment', paymentId);
  address.searchParams.set('result', state === 'cancelled' ? 'cancelled' : result);
  return address.href;
}
