import type { Brand } from '../../brands/brand.ts';
import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';
import type { MailLink } from './mail-content.ts';

/**
 * The link to the imprint in the footer of a mail.
 * @param locale segment of the reader's site; the brand's first where it is not known
 */
export function linkToImprint(
  { company, locales }: Brand,
  texts: Texts,
  { origin, locale = locales[0] }: { readonly origin: string; readonly locale?: string },
): MailLink {
  const path = buildPath('homepage', { _locale: locale, slug: company.imprintPage });
  return { address: origin + path, words: texts('mail.imprint') };
}
