import type { BrandDocumentStyle } from '../../brands/brand.ts';
import { escapeAttribute } from '../../domain/words/escape-html.ts';
import { formatLines } from './format-lines.ts';
import { formatSender, LOGO_ID, type MailContent, type MailLink, PICTURE_ID } from './mail-content.ts';
import { mailStyles } from './mail-styles.ts';
import { renderMailPart } from './render-mail-part.ts';

/** Height of the logo in pixels. */
const logoHeight = 30;

/**
 * Renders a mail as HTML in the brand's frame. Tables and inline styles carry the layout, because many mail programs read nothing else;
 * the style sheet in its head only adds what narrow windows and dark looks need. Pictures are attached: nothing is fetched.
 */
export function renderMail(mail: MailContent): string {
  const { brand, language, subject, title = subject, picture, greeting, body, link, parts, help } = mail;
  const style = brand.documentStyle;
  const css = mailStyles(style);
  const [intro = '', ...rest] = body.split(/\n{2,}/);
  const paragraph = (words: string) => `<p class="ink" style="${css.paragraph}">${formatLines(words)}</p>`;
  const { radius } = style;
  return (
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"><meta name="x-apple-disable-message-reformatting">' +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeAttribute(subject)}</title>` +
    `<style>${renderSheet(style)}</style></head>` +
    `<body class="ground" style="margin:0;padding:0;background-color:${style.tint};-webkit-text-size-adjust:100%">` +
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all" aria-hidden="true">${escapeAttribute(intro)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>` +
    `<div role="article" aria-roledescription="email" aria-label="${escapeAttribute(subject)}" lang="${language}">` +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="around" align="center" style="padding:32px 12px">' +
    '<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;border-collapse:separate">' +
    `<tr><td class="edge" style="padding:20px 36px;background-color:${style.deep};border-radius:${radius}px ${radius}px 0 0">` +
    `<img src="cid:${LOGO_ID}" height="${logoHeight}" alt="${escapeAttribute(brand.name)}" style="display:block;height:${logoHeight}px;width:auto;border:0;color:${style.onDeep};${css.display};font-size:22px"></td></tr>` +
    (picture === undefined
      ? ''
      : `<tr><td style="padding:0;background-color:${style.deep};line-height:0"><img src="cid:${PICTURE_ID}" width="600" alt="${escapeAttribute(picture.alt)}" style="display:block;width:100%;max-width:600px;height:auto;border:0;color:${style.onDeep};${css.text};font-size:16px;line-height:1.5"></td></tr>`) +
    `<tr><td class="sheet edge" style="padding:36px 36px 28px;background-color:#ffffff;border-radius:0 0 ${radius}px ${radius}px">` +
    `<h1 class="ink title" style="${css.display};margin:0 0 20px;color:${style.ink};font-size:32px;line-height:1.15">${escapeAttribute(title)}</h1>` +
    paragraph(greeting) +
    [intro, ...rest].map(paragraph).join('') +
    (link === null ? '' : renderButton(link, style, css.text)) +
    parts.map((part) => renderMailPart(part, style)).join('') +
    (help === ''
      ? ''
      : `<p class="soft rule" style="${css.small};margin:28px 0 0;padding:20px 0 0;border-top:1px solid ${style.line}">${formatLines(help)}</p>`) +
    renderMoreLinks(mail.moreLinks ?? [], css.small) +
    '</td></tr>' +
    `<tr><td class="edge" style="padding:24px 36px 8px">` +
    `<p class="soft" style="${css.tiny}">${escapeAttribute(mail.reason)}</p>` +
    `<p class="soft" style="${css.tiny}">${escapeAttribute(formatSender(brand))}${mail.imprint === null ? '' : ` · ${renderLink(mail.imprint, css.tiny)}`}</p>` +
    '</td></tr></table></td></tr></table></div></body></html>'
  );
}

/** The whole button is the link; the table gives it its padding in programs that give links none. */
function renderButton({ address, words }: MailLink, style: BrandDocumentStyle, font: string): string {
  const radius = Math.min(style.radius * 2, 28);
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 8px"><tr><td class="button" style="border-radius:${radius}px;background-color:${style.accent}">` +
    `<a class="button" href="${escapeAttribute(address)}" style="${font};display:inline-block;padding:15px 28px;border-radius:${radius}px;background-color:${style.accent};color:${style.onAccent};font-size:16px;font-weight:700;line-height:1.25;text-decoration:none">${escapeAttribute(words)}</a>` +
    '</td></tr></table>'
  );
}

function renderMoreLinks(links: readonly MailLink[], style: string): string {
  if (links.length === 0) return '';
  const all = links.map((link) => renderLink(link, style)).join(' &nbsp; ');
  return `<p class="soft" style="${style};margin:12px 0 0">${all}</p>`;
}

function renderLink({ address, words }: MailLink, style: string): string {
  return `<a class="soft" href="${escapeAttribute(address)}" style="${style};text-decoration:underline">${escapeAttribute(words)}</a>`;
}

/** What cannot be written into the elements: the dark look, and narrow windows. `!important` wins over the styles of the elements. */
function renderSheet({ dark }: BrandDocumentStyle): string {
  return (
    ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
    '@media (max-width:480px){.around{padding:0 0 24px!important}.edge{padding-left:20px!important;padding-right:20px!important}.title{font-size:27px!important}' +
    '.stack{display:block!important;width:auto!important;padding-right:0!important}.stack.value{padding-top:0!important;border-top:0!important}}' +
    `@media (prefers-color-scheme:dark){.ground{background-color:${dark.ground}!important}.sheet{background-color:${dark.sheet}!important}` +
    `.tint{background-color:${dark.tint}!important}.ink{color:${dark.ink}!important}.soft{color:${dark.inkSoft}!important}` +
    `.rule{border-color:${dark.line}!important}.line{background-color:${dark.line}!important}` +
    `.button{background-color:${dark.accent}!important;color:${dark.onAccent}!important}}`
  );
}
