import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Mail, MailPort } from '../mail-port.ts';
import { requireMail } from '../require-mail.ts';

interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte. */
  readonly url: string;
  readonly db: Db;
  readonly clock: Clock;
  /** Receives why the server did not accept a mail; never the recipient. */
  readonly report: (error: Error) => void;
}

/**
 * Mail through a server (RFC 5321). SMTP has no idempotency: this adapter stores the ids of accepted mails, and
 * retries a mail with an unknown outcome under the same Message-ID, so that mail programs recognise the duplicate.
 */
export function createSmtpMail({ url, db, clock, report }: SmtpSettings): MailPort {
  return {
    async send(mail, timeoutMs) {
      requireMail(mail, timeoutMs);
      const known = await db.selectFrom('mail').select('id').where('id', '=', mail.id).executeTakeFirst();
      if (known !== undefined) return 'taken';
      // With the first mail: a shop whose mails are read in the office sends none.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      try {
        await withinTime(transport.sendMail(toMessage(mail)), timeoutMs);
      } catch (error) {
        if (isRefusal(error)) return 'refused';
        report(describeFailure(error));
        return 'unknown';
      } finally {
        transport.close();
      }
      await db
        .insertInto('mail')
        .values({ id: mail.id, taken_at: clock.now() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return 'taken';
    },
    close: async () => {},
  };
}

interface SmtpFailure {
  /** Response code of the server, if it answered. */
  readonly responseCode?: number;
  readonly code?: string;
  /** The command that failed. */
  readonly command?: string;
}

/**
 * Permanent errors: 5xx to sender, recipient or message, and an invalid address. Everything else may be retried: 4xx, such as
 * greylisting, and faults between the server and us (530: it requires a sign-in).
 */
function isRefusal(error: unknown): boolean {
  const { responseCode, code } = error as SmtpFailure;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return responseCode === undefined || (responseCode >= 500 && responseCode !== 530);
}

/** For the operator's log, without the server's message, which may name the recipient. */
function describeFailure(error: unknown): Error {
  const { responseCode, code = String(error), command } = error as SmtpFailure;
  const said = [code, responseCode, command && `to ${command}`].filter((part) => part !== undefined);
  return new Error(`The mail server takes no mails now (${said.join(' ')}), see SMTP_URL`);
}

async function withinTime<Answer>(sending: Promise<Answer>, timeoutMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server does not answer')), timeoutMs);
  });
  try {
    return await Promise.race([sending, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function toMessage(mail: Mail): SendMailOptions {
  const domain = mail.from.address.split('@')[1] ?? 'localhost';
  const name = createHash('sha256').update(mail.id).digest('hex').slice(0, 32);
  return {
    messageId: `<${name}@${domain}>`,
    from: mail.from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
    headers: {
      ...(mail.isPersonal === true ? {} : { 'Auto-Submitted': 'auto-generated' }),
      ...(mail.unsubscribeAt === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${mail.unsubscribeAt}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    attachments: mail.attachments.map(({ name: filename, type, content, contentId }) => ({
      filename,
      contentType: type,
      content: Buffer.from(content),
      ...(contentId === undefined ? {} : { cid: contentId }),
    })),
  };
}
