import type { Brand } from '../../../brands/brand.ts';
import { mailPolicy } from '../../../defaults.ts';
import { escapeText } from '../../../domain/words/escape-html.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { MailOutcome, MailPort } from '../../../ports/mail/mail-port.ts';
import { providerPolicy } from '../policy/provider-policy.ts';
import { fillText, SCREEN_TEXTS, type ScreenTexts } from '../screens/screen-texts.ts';
import type { Account } from '../store/account-store.server.ts';

type MailKind = 'verify' | 'taken' | 'reset';

/** Subject, words and the name of the link of each mail. */
const wordsOf: Readonly<
  Record<MailKind, readonly [keyof ScreenTexts, keyof ScreenTexts, keyof ScreenTexts]>
> = {
  verify: ['verifySubject', 'verifyMail', 'verify'],
  taken: ['takenSubject', 'takenMail', 'toShop'],
  reset: ['resetSubject', 'resetMail', 'savePassword'],
};

export interface ProviderMail {
  readonly kind: MailKind;
  /** Unguessable and used once: the mail's id follows from it. */
  readonly id: string;
  readonly account: Pick<Account, 'email' | 'nickname'>;
  readonly brand: Brand;
  readonly language: Language;
  readonly address: string;
}

/** Sends a mail of the provider in the brand's look; text and HTML say the same. */
export function sendProviderMail(mail: MailPort, sent: ProviderMail): Promise<MailOutcome> {
  const { kind, id, account, brand, language, address } = sent;
  const texts = SCREEN_TEXTS[language];
  const [subject, words, linkWords] = wordsOf[kind];
  const minutes = providerPolicy.resetLinkMs / 60_000;
  const parts = {
    greeting: fillText(texts.mailGreeting, { name: account.nickname }),
    words: fillText(texts[words], { minutes }),
    link: texts[linkWords],
    sender: fillText(texts.mailSender, { brand: brand.name }),
  };
  return mail.send(
    {
      id: `identity-${kind}-${id}`,
      to: { name: account.nickname, address: account.email },
      from: { name: brand.name, address: brand.company.email },
      subject: texts[subject],
      text: `${parts.greeting}\n\n${parts.words}\n\n${parts.link}:\n${address}\n\n-- \n${parts.sender}`,
      html: renderHtml(sent, parts),
      attachments: [],
    },
    mailPolicy.sendTimeoutMs,
  );
}

function renderHtml(
  { brand, language, address }: ProviderMail,
  parts: Readonly<Record<'greeting' | 'words' | 'link' | 'sender', string>>,
): string {
  const { ink, inkSoft, accent, onAccent, tint, radius, text, display } = brand.documentStyle;
  const font = `font-family:${text.family},Helvetica,Arial,sans-serif`;
  const paragraph = (words: string, size: number, colour: string) =>
    `<p style="${font};margin:0 0 16px;color:${colour};font-size:${size}px;line-height:1.5">${escapeText(words)}</p>`;
  return (
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light"><title>${escapeText(parts.link)}</title></head>` +
    `<body style="margin:0;background:${tint}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">` +
    `<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;border-top:6px solid ${accent};border-radius:${radius}px;background:#ffffff"><tr><td style="padding:32px">` +
    `<p style="font-family:${display.family},Georgia,serif;font-weight:${display.weight};margin:0 0 24px;color:${ink};font-size:22px">${escapeText(brand.name)}</p>` +
    paragraph(parts.greeting, 16, ink) +
    paragraph(parts.words, 16, ink) +
    `<p style="margin:24px 0"><a href="${escapeText(address)}" style="${font};display:inline-block;padding:14px 24px;border-radius:${radius}px;background:${accent};color:${onAccent};font-size:16px;font-weight:600;text-decoration:none">${escapeText(parts.link)}</a></p>` +
    paragraph(parts.sender, 12, inkSoft) +
    '</td></tr></table></td></tr></table></body></html>'
  );
}
