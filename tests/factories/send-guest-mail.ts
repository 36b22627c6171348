import { createTransport } from 'nodemailer';

/** Sends a mail to a mail server of this machine, as the mail program of a guest would. */
export async function sendGuestMail(
  port: number,
  mail: {
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly files: readonly string[];
  },
): Promise<void> {
  const { files, ...content } = mail;
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  await transport.sendMail({
    from: 'Ana <ana@traveller.example>',
    ...content,
    attachments: files.map((filename) => ({ filename, content: Buffer.from([1]) })),
  });
  transport.close();
}
