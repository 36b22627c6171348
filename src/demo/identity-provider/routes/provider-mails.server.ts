import type { Brand } from '../../../brands/brand.ts';
import { mailPolicy } from '../../../defaults.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { MailOutcome, MailPort } from '../../../ports/mail/mail-port.ts';
import { attachLogo } from '../../../site/mails/attach-logo.server.ts';
import { linkToImprint } from '../../../site/mails/link-to-imprint.ts';
import { renderMail } from '../../../site/mails/render-mail.ts';
import { renderMailText } from '../../../site/mails/render-mail-text.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
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
  /** What its button opens. */
  readonly address: string;
  /** Origin of the shop that it comes from. */
  readonly shopOrigin: string;
}

/** Sends a mail of the provider in the frame of the shop's mails; text and HTML say the same. */
export async function sendProviderMail(mail: MailPort, sent: ProviderMail): Promise<MailOutcome> {
  const { kind, id, account, brand, language, address, shopOrigin } = sent;
  const texts = SCREEN_TEXTS[language];
  const shopTexts = await loadTexts(language);
  const [subject, words, linkWords] = wordsOf[kind];
  const minutes = providerPolicy.resetLinkMs / 60_000;
  const content = {
    brand,
    language,
    subject: texts[subject],
    greeting: fillText(texts.mailGreeting, { name: account.nickname }),
    body: fillText(texts[words], { minutes }),
    link: { address, words: texts[linkWords] },
    parts: [],
    help: '',
    reason: fillText(texts.mailSender, { brand: brand.name }),
    imprint: linkToImprint(brand, shopTexts, { origin: shopOrigin }),
  };
  return mail.send(
    {
      id: `identity-${kind}-${id}`,
      to: { name: account.nickname, address: account.email },
      from: { name: brand.name, address: brand.company.email },
      subject: content.subject,
      text: renderMailText(content, shopTexts),
      html: renderMail(content),
      attachments: [await attachLogo(brand)],
    },
    mailPolicy.sendTimeoutMs,
  );
}
