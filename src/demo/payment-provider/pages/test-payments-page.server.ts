import type { FastifyInstance } from 'fastify';
import {
  findTestRange,
  TEST_ACCOUNTS,
  TEST_CARDS,
  type TestPaymentOutcome,
} from '../../../ports/payment/test-payments.ts';
import { createCardRules } from '../browser/card-rules.ts';
import { sendPage } from './send-page.server.ts';

const outcomes: Readonly<Record<TestPaymentOutcome, string>> = {
  granted: 'Pays at once, without a challenge',
  challenge: 'The bank asks; the code is 123456. Three wrong codes are refused, Cancel cancels',
  'challenge-refused': 'The bank asks, and says no to the right code as well',
  refused: 'The bank says no',
  'card-invalid': 'Number, date or code are wrong',
  'card-not-allowed': 'The card is not allowed',
  lapsing: 'Is granted, but the bank has given it up when it is to be captured',
  returned: 'Pays, and is charged back 15 seconds after it was captured',
};

const brands = { Visa: 'Visa', MasterCard: 'Mastercard', AmericanExpress: 'American Express' } as const;

const { group } = createCardRules();

/** `/`: everything one can pay with here, and what comes of it. */
export function registerTestPaymentsPage(app: FastifyInstance): void {
  app.get('/', (_request, reply) =>
    sendPage(reply, {
      language: 'en',
      title: 'Test cards',
      bodyAttributes: 'class="wide"',
      shopOrigin: null,
      body:
        '<main><h1>Test cards and accounts</h1>' +
        '<p>This payment provider moves no money. It takes the numbers of this page and no others: they have right check ' +
        'digits, belong to ranges that are published for testing and to nobody’s card, and are good with any date ' +
        'in the future and any verification code (four digits for American Express). The code 999 is always wrong.</p>' +
        `${renderTestCards()}<h2>Direct debit</h2>${renderTestAccounts()}` +
        '<h2>PayPal</h2><p>Opens the page of a fictional wallet where you agree or cancel.</p></main>',
    }),
  );
}

function renderTestCards(): string {
  const rows = TEST_CARDS.map(({ number, outcome }) => {
    const range = findTestRange(number);
    const brand = range?.brand ? brands[range.brand] : 'other brand';
    const kind = [brand, range?.funding, range?.country].join(', ');
    return [group(number), kind, outcomes[outcome]];
  });
  return renderTable(['Number', 'Card', 'What happens'], rows);
}

function renderTestAccounts(): string {
  const rows = Object.entries(TEST_ACCOUNTS).map(([iban, outcome]) => [
    iban.replace(/(.{4})(?=.)/g, '$1 '),
    outcomes[outcome],
  ]);
  return renderTable(['IBAN', 'What happens'], [...rows, ['any other', outcomes.granted]]);
}

function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const heads = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${head[0]}"><table><thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table></div>`;
}
