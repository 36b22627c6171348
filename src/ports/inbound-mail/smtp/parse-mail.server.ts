import { createHash } from 'node:crypto';
import { convert } from 'html-to-text';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { inboundMailLimits } from '../../../defaults.ts';
import type { InboundMail } from '../inbound-mail-port.ts';

/**
 * Reads a mail (RFC 5322, MIME). HTML becomes text, without links, pictures and styles.
 * @param isBounce true where the sender of the envelope is empty
 * @throws Error for a mail that is nested too deeply or whose headers are too long
 */
export async function parseMail(raw: Uint8Array, isBounce: boolean): Promise<InboundMail> {
  const mail = await PostalMime.parse(raw, {
    maxNestingDepth: inboundMailLimits.maxDepth,
    maxHeadersSize: inboundMailLimits.maxHeaderBytes,
    // A forwarded mail is a file, not a part of this one.
    forceRfc822Attachments: true,
  });
  const attachments = mail.attachments.filter(isFile);
  const shown = attachments.slice(0, inboundMailLimits.maxAttachments);
  return {
    messageId: readMessageId(mail) ?? `digest-${createHash('sha256').update(raw).digest('hex')}`,
    from: readAddress(mail),
    subject: toLine(mail.subject ?? '').slice(0, 400),
    text: readText(mail),
    isAutomatic: isBounce || isAutomatic(mail),
    attachments: shown.map(({ filename, content }) => ({
      name: toLine(filename ?? ''),
      content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
    attachmentsLeftOut: attachments.length - shown.length,
  };
}

/** Pictures that the HTML shows, such as a logo in a signature, are no files of the guest unless they are attached. */
function isFile({ related, disposition }: Attachment): boolean {
  return related !== true || disposition === 'attachment';
}

function readMessageId({ messageId }: Email): string | null {
  const id = toLine(messageId ?? '').slice(0, 400);
  return id === '' ? null : id;
}

function readAddress({ from }: Email): string {
  return toLine(from?.address ?? '').slice(0, 254);
}

function readText({ text = '', html = '' }: Email): string {
  const plain = text.trim() === '' ? toText(html) : text;
  return clean(plain).slice(0, inboundMailLimits.maxTextLength);
}

function toText(wholeHtml: string): string {
  const html = wholeHtml.slice(0, inboundMailLimits.maxHtmlLength);
  if (depthOf(html) > inboundMailLimits.maxHtmlDepth) return html.replace(/<[^<>]*>/g, ' ');
  return convert(html, {
    wordwrap: false,
    limits: { maxDepth: 60, maxChildNodes: 5_000, maxInputLength: inboundMailLimits.maxHtmlLength },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'blockquote', format: 'blockquote' },
    ],
  });
}

const voidElements = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** How many elements are open at once, at most; what is never closed stays open. */
function depthOf(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,20})/gi)) {
    if (voidElements.test(name.toLowerCase())) continue;
    depth = end === '/' ? Math.max(depth - 1, 0) : depth + 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Without control characters, and with line ends as everywhere else. */
function clean(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(/[^\P{C}\n\t]/gu, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()
    .normalize('NFC');
}

const toLine = (text: string): string => clean(text).replace(/\s+/g, ' ');

/** RFC 3834, section 5, and what mail programs have sent before it. */
function isAutomatic({ headers }: Email): boolean {
  const readHeader = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? '';
  const submitted = readHeader('auto-submitted');
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    /^(bulk|junk|list|auto_reply)$/.test(readHeader('precedence')) ||
    readHeader('x-autoreply') !== '' ||
    readHeader('x-autorespond') !== '' ||
    readHeader('list-id') !== '' ||
    readHeader('content-type').startsWith('multipart/report')
  );
}
