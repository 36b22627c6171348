import type { Brand } from '../../brands/brand.ts';
import type { Language } from '../../domain/words/language.ts';

export interface MailLink {
  readonly address: string;
  readonly words: string;
}

export interface MailContent {
  readonly brand: Brand;
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  /** An empty line begins a paragraph, a line break stays one. */
  readonly body: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly link: MailLink | null;
  /** Further links, in small print below the help; absent for none. */
  readonly moreLinks?: readonly MailLink[];
  readonly help: string;
}

/** Who sends a mail, as the law asks for it in the last line (HGB § 37a, GmbHG § 35a). */
export function writeSender({ company }: Brand): string {
  const { name, street, zip, city, register } = company;
  return `${name}, ${street}, ${zip} ${city}, ${register}`;
}

/**
 * Renders a mail as HTML with tables and inline styles, which all mail programs render alike; it loads no picture or
 * other resource.
 */
export function renderMail({
  brand,
  language,
  subject,
  greeting,
  body,
  facts,
  link,
  moreLinks = [],
  help,
}: MailContent): string {
  const { documentStyle, name } = brand;
  const font = `font-family:${documentStyle.text.family},Helvetica,Arial,sans-serif`;
  const display = `font-family:${documentStyle.display.family},Georgia,serif;font-weight:${documentStyle.display.weight}`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${font};padding:6px 16px 6px 0;color:${documentStyle.inkSoft};font-size:14px;font-weight:400;text-align:left;vertical-align:top">${escapeHtml(label)}</th>` +
      `<td style="${font};padding:6px 0;color:${documentStyle.ink};font-size:14px">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  );
  const paragraph = (words: string, size = 16, colour = documentStyle.ink) =>
    `<p style="${font};margin:0 0 16px;color:${colour};font-size:${size}px;line-height:1.5">${escapeHtml(words).replaceAll('\n', '<br>')}</p>`;
  const table =
    rows.length === 0
      ? ''
      : `<table style="width:100%;margin:8px 0;border-collapse:collapse;border-top:1px solid ${documentStyle.line};border-bottom:1px solid ${documentStyle.line}">${rows.join('')}</table>`;
  const button =
    link === null
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(link.address)}" style="${font};display:inline-block;padding:14px 24px;border-radius:${documentStyle.radius}px;background:${documentStyle.accent};color:${documentStyle.onAccent};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(link.words)}</a></p>`;
  const more = moreLinks.map(
    ({ address, words }) =>
      `<a href="${escapeHtml(address)}" style="${font};color:${documentStyle.inkSoft};font-size:14px">${escapeHtml(words)}</a>`,
  );
  return (
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;background:${documentStyle.tint}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">` +
    `<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;border-top:6px solid ${documentStyle.accent};border-radius:${documentStyle.radius}px;background:#ffffff"><tr><td style="padding:32px">` +
    `<p style="${display};margin:0 0 24px;color:${documentStyle.ink};font-size:22px">${escapeHtml(name)}</p>` +
    paragraph(greeting) +
    body
      .split(/\n{2,}/)
      .map((words) => paragraph(words))
      .join('') +
    table +
    button +
    paragraph(help, 14, documentStyle.inkSoft) +
    (more.length === 0 ? '' : `<p style="margin:0 0 16px;line-height:1.5">${more.join(' &nbsp; ')}</p>`) +
    paragraph(writeSender(brand), 12, documentStyle.inkSoft) +
    `</td></tr></table></td></tr></table></body></html>`
  );
}

function escapeHtml(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
