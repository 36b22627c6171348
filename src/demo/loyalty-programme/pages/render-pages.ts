import { escapeAttribute } from '../../../domain/words/escape-html.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { LinkedMember } from '../../../ports/loyalty/loyalty-port.ts';
import { DEMO_MEMBERS } from '../store/demo-members.ts';
import type { StatementLine } from '../store/members.server.ts';
import type { LinkForm } from './link-form.ts';
import { PAGE_TEXTS, PROGRAMME_NAME } from './page-texts.ts';

interface RenderedPage {
  readonly title: string;
  readonly body: string;
}

/** What a member has entered before. */
interface Entry {
  readonly number: string;
  readonly isWrong: boolean;
}

/** Asks whether a partner may read and redeem miles, and for number and PIN. */
export function renderLink(language: Language, link: LinkForm, entry: Entry): RenderedPage {
  const texts = PAGE_TEXTS[language];
  const partner = escapeAttribute(new URL(link.redirect_uri).hostname);
  const hidden = Object.entries(link).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeAttribute(value)}">`,
  );
  return renderPage(texts.linkTitle, language, [
    `<p>${texts.linkIntro.replace('{partner}', `<strong>${partner}</strong>`)}</p>`,
    `<ul><li>${texts.mayRead}</li><li>${texts.mayRedeem}</li></ul>`,
    `<form method="post" action="/authorise">${hidden.join('')}${renderFields(language, entry)}`,
    `<p class="choices"><button name="answer" value="link">${texts.permit}</button>`,
    `<button class="quiet" name="answer" value="cancel" formnovalidate>${texts.cancel}</button></p></form>`,
  ]);
}

/** Asks for number and PIN before the statement. */
export function renderAccountSignIn(language: Language, entry: Entry): RenderedPage {
  const texts = PAGE_TEXTS[language];
  return renderPage(texts.accountTitle, language, [
    `<p>${texts.accountIntro}</p>`,
    `<form method="post" action="/account?ui_locales=${language}">${renderFields(language, entry)}`,
    `<p class="choices"><button>${texts.show}</button></p></form>`,
  ]);
}

/** A member's balance and the lines that it adds up from. */
export function renderStatement(
  language: Language,
  { firstName, lastName }: LinkedMember,
  { balance, lines }: { readonly balance: number; readonly lines: readonly StatementLine[] },
): RenderedPage {
  const texts = PAGE_TEXTS[language];
  const number = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'Europe/Berlin' });
  const rows = lines.map(
    ({ kind, points, at }) =>
      `<tr><td>${day.format(at)}</td><td>${texts.movements[kind]}</td><td>${number.format(points)}</td></tr>`,
  );
  return renderPage(escapeAttribute(`${firstName} ${lastName}`), language, [
    `<p class="balance"><small>${texts.balance}</small>${new Intl.NumberFormat(language).format(balance)}</p>`,
    `<div class="scroll"><table><caption>${texts.statement}</caption>`,
    `<thead><tr><th>${texts.day}</th><th>${texts.movement}</th><th>${texts.miles}</th></tr></thead>`,
    `<tbody>${rows.join('')}</tbody></table></div>`,
  ]);
}

/** For an address that no partner has sent. */
export function renderInvalid(language: Language): RenderedPage {
  const texts = PAGE_TEXTS[language];
  return renderPage(texts.invalidTitle, language, [`<p>${texts.invalidText}</p>`]);
}

function renderFields(language: Language, { number, isWrong }: Entry): string {
  const texts = PAGE_TEXTS[language];
  const state = `aria-invalid="${isWrong}" required${isWrong ? ' aria-describedby="wrong"' : ''}`;
  const members = DEMO_MEMBERS.map(
    (member) =>
      `${member.number} · PIN ${member.pin} · ${new Intl.NumberFormat(language).format(member.points)}`,
  );
  return [
    `<label for="number">${texts.number}</label>`,
    `<input id="number" name="number" inputmode="numeric" autocomplete="username" maxlength="20" value="${escapeAttribute(number)}" ${state}>`,
    `<label for="pin">PIN</label>`,
    `<input id="pin" name="pin" type="password" inputmode="numeric" autocomplete="current-password" maxlength="10" ${state}>`,
    isWrong ? `<p class="wrong" role="alert" id="wrong">${texts.wrong}</p>` : '',
    `<p class="note">${texts.testNote}<br>${members.join('<br>')}</p>`,
  ].join('');
}

/** @param title escaped by the caller where it is not a text of ours */
function renderPage(title: string, language: Language, parts: readonly string[]): RenderedPage {
  const { test } = PAGE_TEXTS[language];
  return {
    title: `${title} · ${PROGRAMME_NAME}`,
    body:
      `<main><p class="mark"><span>${escapeAttribute(PROGRAMME_NAME)}</span><small>${test}</small></p>` +
      `<div class="card"><h1>${title}</h1>${parts.join('')}</div></main>`,
  };
}
