import type pg from 'pg';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Mail, MailAttachment } from '../mail-port.ts';
import type { Outbox, OutboxEntry } from '../outbox-port.ts';
import { requireMail } from '../require-mail.ts';

interface MailRow {
  readonly taken_at: Date;
  readonly content: Omit<Mail, 'attachments'>;
  readonly attachments: OutboxEntry['attachments'];
}

export function openOutbox(pool: pg.Pool, clock: Clock): Outbox {
  return {
    async send(mail, timeout) {
      requireMail(mail, timeout);
      const { attachments, ...content } = mail;
      // One statement: the mail is there with everything attached to it, or not at all.
      await pool.query(
        `with taken as (
           insert into mail (id, taken_at, content) values ($1, $2, $3) on conflict (id) do nothing returning id
         )
         insert into mail_attachment (mail_id, position, name, type, content)
         select taken.id, given.position, given.name, given.type, given.content
           from taken, unnest($4::int[], $5::text[], $6::text[], $7::bytea[]) as given (position, name, type, content)`,
        [
          mail.id,
          clock.now(),
          JSON.stringify(content),
          attachments.map((_, index) => index),
          attachments.map(({ name }) => name),
          attachments.map(({ type }) => type),
          attachments.map((each) => Buffer.from(each.content)),
        ],
      );
      return 'taken';
    },
    async list(limit) {
      const { rows } = await pool.query<MailRow>(
        `select taken_at, content, coalesce((
             select jsonb_agg(jsonb_build_object('position', position, 'name', name, 'type', type,
                                                 'bytes', length(mail_attachment.content)) order by position)
               from mail_attachment where mail_id = mail.id), '[]') as attachments
           from mail where content is not null order by taken_at desc, id limit $1`,
        [limit],
      );
      return rows.map(({ taken_at, content, attachments }) => ({
        ...content,
        takenAt: taken_at,
        attachments,
      }));
    },
    async findAttachment(mailId, position) {
      const { rows } = await pool.query<Pick<MailAttachment, 'name' | 'type' | 'content'>>(
        'select name, type, content from mail_attachment where mail_id = $1 and position = $2',
        [mailId, position],
      );
      return rows[0] ?? null;
    },
    close: async () => {},
  };
}
