import type { Texts } from '../../texts/texts.ts';
import { type MailContent, type MailLink, writeSender } from './render-mail.ts';

/** Renders the same mail as plain text (RFC 3676 signature), for programs that show no HTML. */
export function renderMailText(
  { brand, greeting, body, facts, link, moreLinks = [], help }: MailContent,
  texts: Texts,
): string {
  const before = (label: string) => texts('mail.label', { label });
  const write = ({ words, address }: MailLink) => `${before(words)}\n${address}`;
  const lines = facts.map(([label, value]) => `${before(label)} ${value.replaceAll('\n', ', ')}`);
  return [
    greeting,
    body,
    ...(lines.length === 0 ? [] : [lines.join('\n')]),
    ...(link === null ? [] : [write(link)]),
    help,
    ...moreLinks.map(write),
    `-- \n${brand.name}\n${writeSender(brand)}`,
  ].join('\n\n');
}
