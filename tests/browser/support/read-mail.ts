import pg from 'pg';
import { startEmbeddedPostgres } from '../../../src/demo/postgres/embedded-postgres.server.ts';

interface StoredMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: string;
  /** Where mail programs unsubscribe with one POST (RFC 8058). */
  readonly unsubscribeAt?: string;
}

/** Asks the database of the shop under test. */
export async function askShopDatabase<Row extends pg.QueryResultRow>(
  query: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const dataDir = process.env.SHOP_DATA;
  if (dataDir === undefined) throw new Error('The shop under test has no data folder');
  const postgres = await startEmbeddedPostgres({ dataDir, onLost: () => undefined });
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    return (await client.query<Row>(query, [...values])).rows;
  } finally {
    await client.end();
    await postgres.stop();
  }
}

/** The latest mail to an address, from the outbox of the shop under test. Waits for none: ask with `expect.poll`. @param subject what it begins with */
export async function readMail(address: string, subject = ''): Promise<StoredMail | null> {
  const rows = await askShopDatabase<{ content: StoredMail }>(
    `select content from mail where content #>> '{to,address}' = $1 and starts_with(content ->> 'subject', $2)
     order by taken_at desc limit 1`,
    [address, subject],
  );
  return rows[0]?.content ?? null;
}

/** Lets a day pass for an address that has asked for a newsletter: it gets one mail in ten minutes and three a day. */
export async function ageNewsletterRequests(address: string): Promise<void> {
  await askShopDatabase(`update newsletter_request set requested_at = requested_at - interval '1 day'`, []);
  await askShopDatabase(`update newsletter_task set next_at = next_at - interval '1 day' where email = $1`, [
    address,
  ]);
}

/** The address behind the button of a mail. */
export function findMailLink(mail: Pick<StoredMail, 'html'>): string {
  return findMailLinks(mail)[0] ?? '';
}

/** The addresses of all links of a mail. */
export function findMailLinks({ html }: Pick<StoredMail, 'html'>): readonly string[] {
  return [...html.matchAll(/href="(http[^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
}
