import type { BrandDocumentStyle } from '../../brands/brand.ts';
import { escapeAttribute } from '../../domain/words/escape-html.ts';
import { formatLines } from './format-lines.ts';
import type { MailFacts, MailFlight, MailPart } from './mail-content.ts';
import { mailStyles } from './mail-styles.ts';

/** Renders a part of a mail: a heading, and below it facts, flights or lines. */
export function renderMailPart(part: MailPart, style: BrandDocumentStyle): string {
  switch (part.kind) {
    case 'number':
      return renderNumber(part, style);
    case 'facts':
      return renderTitle(part.title, style) + renderFacts(part.rows, style, part.title !== '');
    case 'flights':
      return (
        renderTitle(part.title, style) +
        part.flights.map((flight) => renderFlight(flight, style)).join('') +
        renderFacts(part.rows, style, true) +
        (part.note === '' ? '' : renderLines([part.note], style))
      );
    case 'lines':
      return renderTitle(part.title, style) + renderLines(part.lines, style);
    case 'callout':
      return renderCallout(part, style);
  }
}

function renderTitle(title: string, style: BrandDocumentStyle): string {
  if (title === '') return '';
  const { display } = mailStyles(style);
  return `<h2 class="ink" style="${display};margin:32px 0 10px;color:${style.ink};font-size:21px;line-height:1.25">${escapeAttribute(title)}</h2>`;
}

function renderNumber(
  { title, value }: Extract<MailPart, { kind: 'number' }>,
  style: BrandDocumentStyle,
): string {
  const { display, small } = mailStyles(style);
  return (
    `<p class="soft" style="${small};margin:24px 0 2px">${escapeAttribute(title)}</p>` +
    `<p class="ink" style="${display};margin:0;color:${style.ink};font-size:26px;line-height:1.25;letter-spacing:0.04em">${escapeAttribute(value)}</p>`
  );
}

/** In a narrow window each value is below its label. */
function renderFacts(rows: MailFacts, style: BrandDocumentStyle, isTitled: boolean): string {
  if (rows.length === 0) return '';
  const { text } = mailStyles(style);
  const cell = `${text};padding-top:10px;padding-bottom:10px;border-top:1px solid ${style.line};font-size:15px;line-height:1.45;text-align:left;vertical-align:top`;
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" class="soft rule stack" style="${cell};width:36%;padding-left:0;padding-right:16px;color:${style.inkSoft};font-weight:400">${escapeAttribute(label)}</th>` +
      `<td class="ink rule stack value" style="${cell};padding-left:0;padding-right:0;color:${style.ink};word-break:break-word">${formatLines(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:${isTitled ? 0 : 24}px 0 4px">${cells.join('')}</table>`;
}

/** A flight like a strip of a ticket: both times large, a line between the places. */
function renderFlight(flight: MailFlight, style: BrandDocumentStyle): string {
  const { text, small } = mailStyles(style);
  const { label, day, leaves, lands, details } = flight;
  const end = ({ time, zone, place, day: later }: MailFlight['leaves'], side: 'left' | 'right') =>
    `<td class="ink" align="${side}" style="${text};width:44%;color:${style.ink};text-align:${side};vertical-align:top">` +
    `<strong style="font-size:22px;line-height:1.2">${escapeAttribute(time)}</strong>${zone === '' ? '' : `<span class="soft" style="${small};font-size:13px"> ${escapeAttribute(zone)}</span>`}<br><span style="font-size:14px;line-height:1.4">${escapeAttribute(place)}` +
    `${later === '' ? '' : `<br>${escapeAttribute(later)}`}</span></td>`;
  return (
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px;border-collapse:separate"><tr>` +
    `<td class="tint" style="padding:16px 20px;border-radius:${Math.min(style.radius, 12)}px;background-color:${style.tint}">` +
    `<p class="soft" style="${small};margin:0 0 8px">${escapeAttribute(label)} · ${escapeAttribute(day)}</p>` +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>' +
    end(leaves, 'left') +
    `<td style="width:12%;padding:13px 8px 0;vertical-align:top"><div class="line" style="height:2px;background-color:${style.inkSoft};font-size:0;line-height:0">&nbsp;</div></td>` +
    end(lands, 'right') +
    `</tr></table><p class="soft" style="${small};margin:10px 0 0">${formatLines(details)}</p></td></tr></table>`
  );
}

function renderLines(lines: readonly string[], style: BrandDocumentStyle): string {
  const { small } = mailStyles(style);
  return `<p class="soft" style="${small};margin:0 0 8px">${lines.map(escapeAttribute).join('<br>')}</p>`;
}

function renderCallout(
  { title, lines }: Extract<MailPart, { kind: 'callout' }>,
  style: BrandDocumentStyle,
): string {
  const { text, display } = mailStyles(style);
  return (
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:32px 0 0;border-collapse:separate"><tr>` +
    `<td class="tint" style="padding:20px 24px;border-radius:${Math.min(style.radius, 12)}px;background-color:${style.tint}">` +
    `<h2 class="ink" style="${display};margin:0 0 8px;color:${style.ink};font-size:19px;line-height:1.25">${escapeAttribute(title)}</h2>` +
    `<p class="ink" style="${text};margin:0;color:${style.ink};font-size:15px;line-height:1.55">${lines.map(formatLine).join('<br>')}</p></td></tr></table>`
  );
}

/** Telephone numbers stay on one line. */
function formatLine(words: string): string {
  return escapeAttribute(words).replaceAll(/\+\d[\d ]+\d/g, (phone) => phone.replaceAll(' ', '&nbsp;'));
}
