import type { Texts } from '../../texts/texts.ts';
import {
  formatSender,
  type MailContent,
  type MailFacts,
  type MailFlight,
  type MailLink,
  type MailPart,
} from './mail-content.ts';

/** Renders the same mail as plain text (RFC 3676 signature), for programs that show no HTML. */
export function renderMailText(mail: MailContent, texts: Texts): string {
  const { brand, subject, title = subject, greeting, body, link, parts, help, moreLinks = [] } = mail;
  const label = (words: string) => texts('mail.label', { label: words });
  const writeLink = ({ words, address }: MailLink) => `${label(words)}\n${address}`;
  const writeFacts = (rows: MailFacts) =>
    rows.map(([name, value]) => `${label(name)} ${value.replaceAll('\n', ', ')}`);
  const writePart = (part: MailPart): string => {
    const heading = part.title === '' ? [] : [part.title];
    switch (part.kind) {
      case 'number':
        return `${label(part.title)} ${part.value}`;
      case 'facts':
        return [...heading, ...writeFacts(part.rows)].join('\n');
      case 'flights':
        return [
          ...heading,
          ...part.flights.map(writeFlight),
          [...writeFacts(part.rows), ...(part.note === '' ? [] : [part.note])].join('\n'),
        ]
          .filter((paragraph) => paragraph !== '')
          .join('\n\n');
      case 'lines':
      case 'callout':
        return [...heading, ...part.lines].join('\n');
    }
  };
  return [
    ...(title === subject ? [] : [title]),
    greeting,
    body,
    ...(link === null ? [] : [writeLink(link)]),
    ...parts.map(writePart),
    ...(help === '' ? [] : [help]),
    ...moreLinks.map(writeLink),
    `-- \n${brand.name}\n${formatSender(brand)}\n${mail.reason}${mail.imprint === null ? '' : `\n${label(mail.imprint.words)} ${mail.imprint.address}`}`,
  ].join('\n\n');
}

function writeFlight({ label, day, leaves, lands, details }: MailFlight): string {
  const later = lands.day === '' ? '' : ` (${lands.day})`;
  const end = ({ time, zone }: MailFlight['leaves']) => [time, zone].filter(Boolean).join(' ');
  return `${label}, ${day}\n${end(leaves)} ${leaves.place} – ${end(lands)}${later} ${lands.place}\n${details.replaceAll('\n', ', ')}`;
}
