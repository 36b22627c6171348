import { minorUnitsPerUnit } from '../../../domain/money/currency.ts';
import { escapeAttribute } from '../../../domain/words/escape-html.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { StoredPayment } from '../store/payment-rows.server.ts';
import { PAGE_TEXTS } from './page-texts.ts';

interface RenderedPage {
  readonly title: string;
  readonly body: string;
  readonly bodyAttributes?: string;
}

/** The bank's question, with a field for the code. */
export function renderChallenge(payment: StoredPayment, language: Language): RenderedPage {
  const texts = PAGE_TEXTS[language];
  const wrong =
    payment.wrongCodes === 0 ? '' : `<p class="wrong" role="alert" id="wrong">${texts.codeWrong}</p>`;
  const facts: [string, string][] = [
    ...listFacts(payment, language),
    ...(payment.lastFour === '' ? [] : [[texts.card, `•••• ${payment.lastFour}`] as [string, string]]),
  ];
  return {
    title: texts.bankTitle,
    body:
      `<main><p class="mark"><span>Musterbank</span><small>3-D Secure</small></p>` +
      `<h1>${texts.bankTitle}</h1><p>${texts.bankIntro}</p>${renderFacts(facts)}` +
      `<form method="post"><label for="code">${texts.code}</label>` +
      `<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required` +
      ` aria-describedby="${wrong === '' ? 'hint' : 'wrong hint'}" aria-invalid="${wrong !== ''}">${wrong}` +
      `<p class="choices"><button name="answer" value="agree">${texts.confirm}</button>` +
      `<button class="quiet" name="answer" value="cancel" formnovalidate>${texts.cancel}</button></p></form>` +
      `<p class="note" id="hint">${texts.codeHint}</p></main>`,
  };
}

/** The wallet's page, where the shopper agrees or not. */
export function renderWallet(payment: StoredPayment, language: Language): RenderedPage {
  const texts = PAGE_TEXTS[language];
  return {
    title: texts.walletTitle,
    bodyAttributes: 'class="wallet"',
    body:
      `<main><p class="mark"><span>PayDuck</span></p><h1>${texts.walletTitle}</h1><p>${texts.walletIntro}</p>` +
      `${renderFacts(listFacts(payment, language))}` +
      `<form method="post"><p class="choices"><button name="answer" value="agree">${texts.walletAgree}</button>` +
      `<button class="quiet" name="answer" value="cancel">${texts.cancel}</button></p></form>` +
      `<p class="note">${texts.testNote}</p></main>`,
  };
}

/** For an address that leads to no payment (any more). */
export function renderGone(language: Language): RenderedPage {
  const texts = PAGE_TEXTS[language];
  return { title: texts.gone, body: `<main><h1>${texts.gone}</h1><p>${texts.goneText}</p></main>` };
}

function listFacts({ amount, currency, returnUrl }: StoredPayment, language: Language): [string, string][] {
  const texts = PAGE_TEXTS[language];
  const payee = returnUrl === null ? '' : new URL(returnUrl).hostname;
  const money = new Intl.NumberFormat(language, { style: 'currency', currency }).format(
    amount / minorUnitsPerUnit(currency),
  );
  return [
    [texts.payee, payee],
    [texts.amount, money],
  ];
}

function renderFacts(facts: readonly [string, string][]): string {
  const rows = facts.map(([term, fact]) => `<div><dt>${term}</dt><dd>${breakAtDots(fact)}</dd></div>`);
  return `<dl>${rows.join('')}</dl>`;
}

/** A host's name that is longer than a line goes on behind a dot, not within a word; an amount has digits behind its dots. */
function breakAtDots(fact: string): string {
  return escapeAttribute(fact).replace(/\.(?=[a-z])/g, '.<wbr>');
}
