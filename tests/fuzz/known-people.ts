import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '../../src/domain/time/clock.ts';
import { createMemberStore } from '../../src/features/members/member-store.server.ts';
import { createLinkSeals } from '../../src/features/newsletter/link-seals.server.ts';
import { createAlertSeals } from '../../src/features/price-alerts/alert-seals.server.ts';
import { generateCode } from '../../src/features/staff/one-time-code.ts';
import { sign } from '../../src/server/visitor/visitor-cookies.server.ts';
import type { TestDatabase } from '../database.ts';
import { createStaffTestStores, staffPassword } from '../factories/office-deps.ts';
import { cookieSecret } from '../factories/test-app.ts';

const dayMs = 86_400_000;

/** The cookie of a member who has just signed in. */
export async function signInMember({ db }: TestDatabase): Promise<string> {
  const name = `member-${randomUUID()}`;
  const { token } = await createMemberStore(db, systemClock, cookieSecret).signIn(
    {
      ok: true,
      user: {
        issuer: 'https://issuer.example',
        subject: name,
        email: `${name}@traveller.example`,
        isEmailVerified: true,
        nickname: 'Ada',
        firstName: 'Ada',
        lastName: 'Lovelace',
        userMetadata: {},
        wantsNewsletter: false,
        listId: null,
      },
      tokens: { accessToken: 'x', refreshToken: null, idToken: 'x' },
      authenticatedAt: systemClock.now(),
    },
    '',
  );
  return `member=${token}`;
}

/** A new member of staff, as they type themselves in: the code serves once. */
export async function addStaff({ db }: TestDatabase) {
  const email = `${randomUUID()}@staff.example`;
  const { staff } = createStaffTestStores(db, systemClock);
  const { codeSecret } = await staff.add({ email, name: 'Kim', role: 'service', password: staffPassword });
  return { email, password: staffPassword, code: generateCode(codeSecret, systemClock.now()) };
}

/** The cookies of a browser in which the one-time codes of trips were entered, for longer than any test. */
export function grantTrips(app: FastifyInstance, checkoutIds: readonly string[]): string {
  const until = String(Date.now() + dayMs);
  return checkoutIds
    .map((id) => `trip_${id}=${encodeURIComponent(sign(app, `trip_${id}`, until))}`)
    .join('; ');
}

/** Key of the link to one's price alerts. */
export const sealAlertReader = () =>
  createAlertSeals(cookieSecret, systemClock).sealReader({
    email: 'ada@traveller.example',
    brand: 'abendmeer',
  });

/** Keys of the newsletter's mails. */
export function sealNewsletterLinks() {
  const seals = createLinkSeals(cookieSecret, systemClock);
  const email = 'ada@traveller.example';
  return {
    confirmation: seals.confirmation.seal([randomUUID()], dayMs),
    recipient: seals.recipient.seal(email, dayMs),
    customer: seals.customer.seal(email, dayMs),
  };
}
