import { type NotNull, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type NarrowedColumns, narrowColumns } from '../../../database/narrow-columns.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Mail, MailAttachment } from '../mail-port.ts';
import type { Outbox } from '../outbox-port.ts';
import { requireMail } from '../require-mail.ts';

/** A mail without the content of its attachments; which of them are pictures inside it is in the order of their positions. */
interface StoredMail extends Omit<Mail, 'attachments'> {
  /** Missing in mails from before pictures were inside. */
  readonly contentIds?: readonly (string | null)[];
}

interface MailTables {
  mail: NarrowedColumns<'mail', { content: StoredMail | null }>;
  mail_attachment: NarrowedColumns<'mail_attachment', Pick<MailAttachment, 'type'>>;
}

const idOf = ({ contentId }: MailAttachment): string | null => contentId ?? null;

export function openOutboxMail(db: Db, clock: Clock): Outbox {
  const mails = narrowColumns<MailTables>(db);
  return {
    async send(mail, timeoutMs) {
      requireMail(mail, timeoutMs);
      const { attachments, ...content } = mail;
      // One transaction: the mail is there with everything attached to it, or not at all.
      await mails.transaction().execute(async (trx) => {
        const taken = await trx
          .insertInto('mail')
          .values({
            id: mail.id,
            taken_at: clock.now(),
            content: JSON.stringify({ ...content, contentIds: attachments.map(idOf) } satisfies StoredMail),
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (taken === undefined || attachments.length === 0) return;
        const rows = attachments.map(({ name, type, content: bytes }, position) => ({
          mail_id: mail.id,
          position,
          name,
          type,
          content: bytes,
        }));
        await trx.insertInto('mail_attachment').values(rows).execute();
      });
      return 'taken';
    },
    async list(limit) {
      const rows = await mails
        .selectFrom('mail')
        .select((eb) => [
          'taken_at',
          'content',
          jsonArrayFrom(
            eb
              .selectFrom('mail_attachment')
              .select((of) => [
                'position',
                'name',
                'type',
                sql<number>`length(${of.ref('mail_attachment.content')})`.as('bytes'),
              ])
              .whereRef('mail_id', '=', 'mail.id')
              .orderBy('position'),
          ).as('attachments'),
        ])
        .where('content', 'is not', null)
        .$narrowType<{ content: NotNull }>()
        .orderBy('taken_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ taken_at, content: { contentIds = [], ...content }, attachments }) => ({
        ...content,
        takenAt: taken_at,
        attachments: attachments.map((each) => ({
          ...each,
          contentId: contentIds[each.position] ?? null,
        })),
      }));
    },
    async findAttachment(mailId, position) {
      const attachment = await mails
        .selectFrom('mail_attachment')
        .select(['name', 'type', 'content'])
        .where('mail_id', '=', mailId)
        .where('position', '=', position)
        .executeTakeFirst();
      return attachment ?? null;
    },
    close: async () => {},
  };
}
