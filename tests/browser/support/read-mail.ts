import pg from 'pg';
import { startEmbeddedPostgres } from '../../../src/demo/postgres/embedded-postgres.server.ts';

interface StoredMail {
  readonly subject: string;
  readonly html: string;
  /** Where mail programs unsubscribe with one POST (RFC 8058). */
  readonly unsubscribeAt?: string;
}

/** The latest mail to an address, from the outbox of the shop under test. Waits for none: ask with `expect.poll`. @param subject what it begins with */
export function readMail(address: string, subject = ''): Promise<StoredMail | null> {
  return withDatabase(async (client) => {
    const { rows } = await client.query<{ content: StoredMail }>(
      `select content from mail where content #>> '{to,address}' = $1 and starts_with(content ->> 'subject', $2)
       order by taken_at desc limit 1`,
      [address, subject],
    );
    return rows[0]?.content ?? null;
  });
}

/** Lets a day pass for an address that has asked for a newsletter: it gets one mail in ten minutes and three a day. */
export function ageNewsletterRequests(address: string): Promise<void> {
  return withDatabase(async (client) => {
    await client.query(`update newsletter_request set requested_at = requested_at - interval '1 day'`);
    await client.query(`update newsletter_task set next_at = next_at - interval '1 day' where email = $1`, [
      address,
    ]);
  });
}

async function withDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const dataDir = process.env.SHOP_DATA;
  if (dataDir === undefined) throw new Error('The shop under test has no data folder');
  const postgres = await startEmbeddedPostgres({ dataDir, onLost: () => undefined });
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
    await postgres.stop();
  }
}

/** The address behind the button of a mail. */
export function findMailLink({ html }: StoredMail): string {
  return findMailLinks({ html })[0] ?? '';
}

/** The addresses of all links of a mail. */
export function findMailLinks({ html }: Pick<StoredMail, 'html'>): readonly string[] {
  return [...html.matchAll(/href="(http[^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
}
