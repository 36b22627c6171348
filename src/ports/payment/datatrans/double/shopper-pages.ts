import type { BrowserReturn } from './browser-return.ts';

/** The bank's page: the shopper enters a password, or gives up. */
export function renderChallengePage(isWrong: boolean): string {
  return renderPage(
    'Your bank',
    `<h1>Confirm your payment</h1>
<form method="post">
${isWrong ? '<p role="alert">Wrong password</p>' : ''}
<p><label>Password <input name="password" inputmode="numeric" autocomplete="off"></label></p>
<p><button>Continue</button> <button name="answer" value="cancel">Cancel</button></p>
</form>`,
  );
}

/** The payment page of redirect mode. */
export function renderPaymentPage(paymentMethods: readonly string[]): string {
  const choices = paymentMethods.map((method) => `<option>${escapeHtml(method)}</option>`).join('');
  return renderPage(
    'Datatrans',
    `<h1>Payment</h1>
<form method="post">
<p><label>Payment method <select name="paymentMethod">${choices}</select></label></p>
<p><label>Card number <input name="card" inputmode="numeric"></label></p>
<p><label>IBAN <input name="iban"></label></p>
<p><button name="end" value="pay">Pay</button> <button name="end" value="cancel">Cancel</button></p>
</form>`,
  );
}

/** A page that takes the browser back to the shop by a form POST across sites. */
export function renderReturnPage({ url, fields }: BrowserReturn): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return renderPage(
    'Back to the shop',
    `<form method="post" action="${escapeHtml(url)}">${inputs.join('')}<button>Back to the shop</button></form>
<script>document.forms[0].submit()</script>`,
  );
}

/** What the browser is shown when a page no longer fits the transaction. */
export function renderErrorPage(message: string): string {
  return renderPage('Datatrans', `<h1>This is not possible</h1><p>${escapeHtml(message)}</p>`);
}

function renderPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>${body}</html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
