/** Marketing events as the webhook names them. */
export type BrevoEventName =
  | 'unsubscribe'
  | 'spam'
  | 'hard_bounce'
  | 'soft_bounce'
  | 'delivered'
  | 'opened'
  | 'click'
  | 'contact_updated'
  | 'contact_deleted'
  | 'list_addition';

export interface BrevoEvent {
  readonly event: BrevoEventName;
  readonly email: string;
  readonly listIds?: readonly number[];
  /** When it happened; the double's clock where absent. */
  readonly at?: Date;
  readonly reason?: string;
}

export interface BrevoWebhookOptions {
  /** One request with a list of all events; otherwise one request for each. */
  readonly batched?: boolean;
  /** Sent as a bearer. A user and a password in the target's address are sent as basic auth. Nothing is signed. */
  readonly token?: string;
}

/** Sends the events and returns the status of each request, in order. Nothing is repeated. */
export async function fireBrevoWebhook(
  target: string,
  events: readonly BrevoEvent[],
  { batched = false, token }: BrevoWebhookOptions,
  now: Date,
): Promise<number[]> {
  const url = new URL(target);
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (url.username)
    headers.authorization = `Basic ${btoa(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`)}`;
  if (token) headers.authorization = `Bearer ${token}`;
  url.username = '';
  url.password = '';
  const payloads = events.map((event, index) => toPayload(event, index + 1, now));
  const statuses: number[] = [];
  for (const body of batched ? [payloads] : payloads) {
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  return statuses;
}

/** `ts` and `ts_event` are seconds in UTC; `date_event` is local to the account and `date` is Central European. */
function toPayload({ event, email, listIds, at, reason }: BrevoEvent, id: number, now: Date) {
  const happened = at ?? now;
  const ts = Math.floor(happened.getTime() / 1000);
  const about = { id, event, email, ts, date: formatIn('Europe/Paris', happened) };
  if (event === 'list_addition') return { ...about, key: `key-${id}`, list_id: listIds ?? [] };
  if (event === 'contact_updated' || event === 'contact_deleted')
    return { ...about, key: `key-${id}`, content: [], list_id: listIds ?? [] };
  return {
    ...about,
    camp_id: 1,
    'campaign name': 'Summer',
    date_sent: formatIn('America/New_York', happened),
    date_event: formatIn('America/New_York', happened),
    ts_sent: ts,
    ts_event: ts,
    tag: '',
    list_id: listIds ?? [],
    ...(reason === undefined ? {} : { reason }),
  };
}

function formatIn(timeZone: string, date: Date): string {
  return date.toLocaleString('sv-SE', { timeZone });
}
