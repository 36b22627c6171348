import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type BrowserReturn,
  type ReturnStyle,
  returnFromChallenge,
  returnFromPaymentPage,
} from './browser-return.ts';
import { CHALLENGE_PASSWORDS } from './datatrans-test-cards.ts';
import type { PaymentMethod } from './datatrans-words.ts';
import { answerChallenge, openChallenge } from './fill-secure-fields.ts';
import { finishPaymentPage } from './finish-payment-page.ts';
import { type MerchantAccount, requireTransaction } from './merchant-account.ts';
import {
  renderChallengePage,
  renderErrorPage,
  renderPaymentPage,
  renderReturnPage,
} from './shopper-pages.ts';

interface PageDependencies {
  readonly account: MerchantAccount;
  returnStyle(): ReturnStyle;
}

/** What the payment page offers where the init names no methods. */
const everyMethod: readonly PaymentMethod[] = ['VIS', 'ECA', 'ELV', 'PAP', 'APL', 'PAY'];

type PageRequest = FastifyRequest<{ Params: { id: string } }>;

/** The pages that a shopper's browser meets: the bank's of a challenge, and the payment page of redirect mode. */
export function addPageRoutes(app: FastifyInstance, { account, returnStyle }: PageDependencies): void {
  const challenge = '/upp/v1/3D2/:id';
  const start = '/v1/start/:id';
  const page = (work: (request: PageRequest, reply: FastifyReply) => string) => {
    return async (request: PageRequest, reply: FastifyReply) => {
      reply.type('text/html; charset=utf-8');
      try {
        return work(request, reply);
      } catch (error) {
        reply.code(400);
        return renderErrorPage(error instanceof Error ? error.message : 'error');
      }
    };
  };

  app.get(
    challenge,
    page(({ params }) => {
      openChallenge(account, requireTransaction(account, params.id, 'challenge'));
      return renderChallengePage(false);
    }),
  );
  app.post(
    challenge,
    page(({ params, body }, reply) => {
      const transaction = requireTransaction(account, params.id, 'challenge');
      const form = new URLSearchParams(String(body ?? ''));
      const answer = form.get('answer') === 'cancel' ? 'cancel' : findAnswer(form.get('password'));
      if (answer === undefined) return renderChallengePage(true);
      answerChallenge(account, transaction, answer);
      return sendBack(reply, returnFromChallenge(transaction, returnStyle()));
    }),
  );
  app.get(
    start,
    page(({ params }) => {
      const transaction = requireTransaction(account, params.id, 'start');
      if (transaction.status !== 'initialized') throw new Error('the transaction has ended');
      transaction.waitsSince ??= account.clock.now().getTime();
      const { paymentMethods } = transaction;
      return renderPaymentPage(paymentMethods.length > 0 ? paymentMethods : everyMethod);
    }),
  );
  app.post(
    start,
    page(({ params, body }, reply) => {
      const transaction = requireTransaction(account, params.id, 'start');
      const form = new URLSearchParams(String(body ?? ''));
      finishPaymentPage(account, transaction, form.get('end') === 'cancel' ? 'cancel' : 'pay', {
        ...(form.get('paymentMethod') ? { paymentMethod: form.get('paymentMethod') as PaymentMethod } : {}),
        ...(form.get('card') ? { card: form.get('card') ?? '' } : {}),
        ...(form.get('iban') ? { iban: form.get('iban') ?? '' } : {}),
      });
      return sendBack(reply, returnFromPaymentPage(transaction));
    }),
  );
}

function findAnswer(password: string | null): 'accept' | 'refuse' | undefined {
  if (password === CHALLENGE_PASSWORDS.accept) return 'accept';
  return password === CHALLENGE_PASSWORDS.refuse ? 'refuse' : undefined;
}

function sendBack(reply: FastifyReply, target: BrowserReturn): string {
  if (target.method === 'POST') return renderReturnPage(target);
  reply.code(303).header('location', target.url);
  return '';
}
