import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { officeLists } from '../../defaults.ts';
import { escapeAttribute as escapeHtml } from '../../domain/words/escape-html.ts';
import type { Outbox, OutboxEntry } from '../../ports/mail/outbox-port.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { buildPath } from '../../url.ts';

const query = z.object({
  mail: z.string().max(120).optional(),
  /** Number of an attachment, or the mail as HTML. */
  part: z.union([z.literal('html'), z.coerce.number().int().min(0).max(20)]).optional(),
});

/**
 * `/_outbox`: the mails of a shop without a mail server, to be read and their documents opened. Only for a shop that
 * only this machine can reach: it shows what shoppers get.
 */
export function registerOutbox(app: FastifyInstance, outbox: Pick<Outbox, 'list' | 'findAttachment'>): void {
  addRoute(app, 'outbox', {
    purpose: 'staff',
    schema: { hide: true, querystring: query },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { mail: id, part } = request.query;
      if (id !== undefined && typeof part === 'number') return sendAttachment(reply, outbox, id, part);
      const mails = await outbox.list(officeLists.mails);
      const mail = mails.find((each) => each.id === id);
      if (mail !== undefined && part === 'html') return sendHtml(reply, outbox, mail);
      reply.allowPage();
      return reply
        .type('text/html; charset=utf-8')
        .send(mail === undefined ? renderMailList(mails) : renderMail(mail));
    },
  });
}

async function sendAttachment(
  reply: FastifyReply,
  outbox: Pick<Outbox, 'findAttachment'>,
  id: string,
  position: number,
): Promise<FastifyReply> {
  const attachment = await outbox.findAttachment(id, position);
  if (attachment === null) return reply.code(404).type('text/plain').send('There is no such attachment.');
  return reply
    .type(attachment.type)
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(attachment.name)}`)
    .send(Buffer.from(attachment.content));
}

/** Mails bring their own styles and pictures; nothing in them may run or be loaded. */
async function sendHtml(
  reply: FastifyReply,
  outbox: Pick<Outbox, 'findAttachment'>,
  mail: OutboxEntry,
): Promise<FastifyReply> {
  const html = await insertPictures(outbox, mail);
  return reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    )
    .type('text/html; charset=utf-8')
    .send(html);
}

async function insertPictures(
  outbox: Pick<Outbox, 'findAttachment'>,
  { id, html, attachments }: OutboxEntry,
): Promise<string> {
  let shown = html;
  for (const { position, contentId } of attachments) {
    const picture = contentId === null ? null : await outbox.findAttachment(id, position);
    if (picture === null) continue;
    const data = Buffer.from(picture.content).toString('base64');
    shown = shown.replaceAll(`src="cid:${contentId}"`, `src="data:${picture.type};base64,${data}"`);
  }
  return shown;
}

function renderMailList(mails: readonly OutboxEntry[]): string {
  const rows = mails.map(
    ({ id, to, subject, takenAt }) =>
      `<li><a href="${linkTo({ mail: id })}">${escapeHtml(subject)}</a> · ${escapeHtml(to.address)} · ${takenAt.toISOString()}</li>`,
  );
  return renderOutboxPage('Outbox', mails.length === 0 ? '<p>No mail yet.</p>' : `<ul>${rows.join('')}</ul>`);
}

function renderMail({ id, to, from, subject, text, attachments }: OutboxEntry): string {
  const files = attachments.map(
    ({ position, name, bytes }) =>
      `<li><a href="${linkTo({ mail: id, part: position })}">${escapeHtml(name)}</a> (${Math.ceil(bytes / 1000)} kB)</li>`,
  );
  return renderOutboxPage(
    subject,
    `<p><a href="${linkTo({})}">All mails</a> · <a href="${linkTo({ mail: id, part: 'html' })}">As it looks</a></p>` +
      `<p>${escapeHtml(`${from.name} <${from.address}> → ${to.name} <${to.address}>`)}</p>` +
      `<ul>${files.join('')}</ul><pre>${escapeHtml(text)}</pre>`,
  );
}

function linkTo(parts: { readonly mail?: string; readonly part?: number | 'html' }): string {
  return escapeHtml(buildPath('outbox', {}, parts));
}

function renderOutboxPage(title: string, body: string): string {
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`
  );
}
