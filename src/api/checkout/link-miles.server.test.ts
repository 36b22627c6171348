import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { beginCheckout, openExtrasService } from '../../../tests/factories/extras-fixture.ts';
import { createFakeCheckouts, type FakeCheckouts } from '../../../tests/factories/fake-checkouts.ts';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import type { Checkout } from '../../features/checkout/checkout.ts';
import type { LinkOwner, LoyaltyLinks } from '../../features/loyalty/loyalty-links.server.ts';
import type { LinkRequest, LoyaltyPort } from '../../ports/loyalty/loyalty-port.ts';
import { unknownVisitor } from '../../site/visitor.ts';
import { beginMilesLink, finishMilesLink } from './link-miles.server.ts';

const session = 'session of the test';
const visitor = { ...unknownVisitor, session };
const redirectUri = 'https://shop.test/de-de/miles-linked';
const member = { memberNumber: '992000000000001', firstName: 'Mara', lastName: 'Lindqvist' };
const world = openExtrasService();
type Attempt = Parameters<LoyaltyLinks['begin']>[0];
type LinkAnswer = Parameters<LoyaltyPort['finishLink']>[0];

let checkouts: FakeCheckouts;
let checkout: Checkout;
let attempts: Map<string, Attempt>;
let saved: { readonly owner: LinkOwner; readonly memberNumber: string; readonly token: string }[];

beforeEach(async () => {
  checkouts = createFakeCheckouts(world.clock);
  checkout = await beginCheckout(checkouts, session, world);
  attempts = new Map();
  saved = [];
});

const links: Pick<LoyaltyLinks, 'begin' | 'take' | 'save'> = {
  async begin(attempt) {
    attempts.set(attempt.state, attempt);
  },
  async take(state) {
    const attempt = attempts.get(state) ?? null;
    attempts.delete(state);
    return attempt;
  },
  async save(owner, { memberNumber, firstName, lastName }, token) {
    saved.push({ owner, memberNumber, token });
    return { id: 'link-1', memberNumber, firstName, lastName, linkedAt: world.clock.now() };
  },
};

/** Goes to the programme's page; returns what the page was asked. */
async function begin(): Promise<LinkRequest> {
  const asked: LinkRequest[] = [];
  const buildLinkAddress = (request: LinkRequest) => {
    asked.push(request);
    return 'https://programme.test/link';
  };
  const request = { checkoutId: checkout.id, redirectUri, language: 'de' };
  expect(await beginMilesLink({ loyalty: { buildLinkAddress }, links }, request)).toBe(
    'https://programme.test/link',
  );
  const [link] = asked;
  if (link === undefined) throw new Error('The programme was not asked');
  return link;
}

/** Comes back from the page; the programme takes the code, unless the test says what else it answers. */
function finish(
  state: string | null,
  answer: Partial<Parameters<typeof finishMilesLink>[1]> = {},
  finishLink: LoyaltyPort['finishLink'] = async () => ({ outcome: 'confirmed', member, token: 'token-1' }),
) {
  return finishMilesLink(
    { checkouts, loyalty: { loyalty: { finishLink }, links } },
    { state, code: 'code-1', redirectUri, visit: buildVisit(), visitor, ...answer },
  );
}

test('the programme learns a challenge, a state and no checkout', async () => {
  const asked = await begin();
  expect(JSON.stringify(asked)).not.toContain(checkout.id);
  const attempt = attempts.get(asked.state);
  expect(attempt).toMatchObject({ checkoutId: checkout.id });
  expect(asked).toEqual({
    state: attempt?.state,
    codeChallenge: createHash('sha256')
      .update(attempt?.codeVerifier ?? '')
      .digest('base64url'),
    redirectUri,
    language: 'de',
  });
});

describe('the way back', () => {
  test('saves the link of the checkout’s session, with the verifier of its attempt', async () => {
    const { state } = await begin();
    const codeVerifier = attempts.get(state)?.codeVerifier;
    const sent: LinkAnswer[] = [];
    const end = await finish(state, {}, async (answer) => {
      sent.push(answer);
      return { outcome: 'confirmed', member, token: 'token-1' };
    });
    expect(end).toEqual({ outcome: 'linked', checkoutId: checkout.id });
    expect(sent).toEqual([{ code: 'code-1', codeVerifier, redirectUri }]);
    expect(saved).toEqual([
      { owner: { memberId: null, session }, memberNumber: member.memberNumber, token: 'token-1' },
    ]);
  });

  test('counts once', async () => {
    const { state } = await begin();
    await finish(state);
    expect(await finish(state)).toEqual({ outcome: 'not-found' });
    expect(saved).toHaveLength(1);
  });

  test('of another browser, or on another brand’s site, is used up and saves nothing', async () => {
    const stranger = { ...unknownVisitor, session: 'another' };
    expect(await finish((await begin()).state, { visitor: stranger })).toEqual({ outcome: 'not-found' });
    const { brand } = buildVisit();
    const visit = buildVisit({ brand: { ...brand, key: 'another' } });
    expect(await finish((await begin()).state, { visit })).toEqual({ outcome: 'not-found' });
    expect(attempts.size).toBe(0);
    expect(saved).toEqual([]);
  });

  test('[ERR-014] without a code is a refusal, and the programme is not asked', async () => {
    const { state } = await begin();
    const end = await finish(state, { code: null }, () => Promise.reject(new Error('asked')));
    expect(end).toEqual({ outcome: 'refused', checkoutId: checkout.id });
  });

  test.each([{ outcome: 'refused', reason: 'declined' }, { outcome: 'unknown' }] as const)(
    '[ERR-014] with the programme’s answer $outcome saves nothing',
    async (answer) => {
      const { state } = await begin();
      expect(await finish(state, {}, async () => answer)).toEqual({
        outcome: answer.outcome,
        checkoutId: checkout.id,
      });
      expect(saved).toEqual([]);
    },
  );

  test('of a shop without a programme, and without a state, is not found', async () => {
    expect(await finish(null)).toEqual({ outcome: 'not-found' });
    const answer = { state: 's', code: 'c', redirectUri, visit: buildVisit(), visitor };
    expect(await finishMilesLink({ checkouts, loyalty: null }, answer)).toEqual({ outcome: 'not-found' });
  });
});
