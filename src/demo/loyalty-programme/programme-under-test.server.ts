import type pg from 'pg';
import { openKysely } from '../../database/open-kysely.server.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { LoyaltyFaults } from '../../ports/loyalty/loyalty-faults-port.ts';
import type { LoyaltyUnderTest } from '../../ports/loyalty/loyalty-under-test.ts';
import { openEmbeddedLoyalty } from './embedded-loyalty.server.ts';
import { DEMO_MEMBERS, type DemoMember } from './store/demo-members.ts';

/** Sends the form of the link's page, which carries the parameters of its address along. @testSupport */
export async function sendLinkForm(
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  const { origin, pathname, searchParams } = new URL(address);
  const body = new URLSearchParams([...searchParams, ...Object.entries(fields)]);
  return fetch(origin + pathname, { method: 'POST', body, redirect: 'manual' });
}

export interface ProgrammeUnderTest extends LoyaltyUnderTest {
  readonly clock: ReturnType<typeof settableClock>;
  readonly reported: readonly unknown[];
  /** Where the programme is reached. */
  readonly url: string;
}

/** A programme on a free port with a stopped clock. */
export async function openProgrammeUnderTest(
  pool: pg.Pool,
  { redirectUri = 'http://localhost:3000/de-de/miles-linked' } = {},
): Promise<ProgrammeUnderTest> {
  const clock = settableClock('2026-03-02T06:00:00Z');
  const faults: LoyaltyFaults = {};
  const reported: unknown[] = [];
  let url = '';
  const { loyalty, close } = await openEmbeddedLoyalty({
    db: openKysely(pool),
    clock,
    faults,
    secret: 'for tests only',
    publicOrigin: null,
    isOwnHost: (host) => /^(?:127\.0\.0\.1|localhost)(?::|$)/.test(host),
    isRedirectUri: (address) => address === redirectUri,
    report: (error) => void reported.push(error),
    listen: async (app) => {
      url = await app.listen({ host: '127.0.0.1', port: 0 });
      return { url, close: () => app.close() };
    },
  });
  const { number, pin, firstName, lastName } = DEMO_MEMBERS[0] as DemoMember;
  return {
    loyalty,
    faults,
    redirectUri,
    member: { memberNumber: number, firstName, lastName },
    clock,
    reported,
    url,
    async answerLink(address, answer) {
      const here = address.replace(new URL(address).origin, url);
      const fields = answer === 'permit' ? { answer: 'link', number, pin } : { answer: 'cancel' };
      const response = await sendLinkForm(here, fields);
      return new URL(response.headers.get('location') ?? '');
    },
    pass: clock.advance,
    close,
  };
}
