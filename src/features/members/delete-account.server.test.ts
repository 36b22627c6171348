import { expect, test } from 'vitest';
import { buildUser } from '../../../tests/factories/members/member.ts';
import { identityTimings } from '../../defaults.ts';
import { deleteAccount } from './delete-account.server.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
const justNow = { id: 'member-1', authenticatedAt: ago(10) };

/** Deletes an account at an issuer that deletes its part, does not, or may not be asked; returns the steps in their order. */
async function remove(
  member: Parameters<typeof deleteAccount>[1],
  atIssuer: boolean | null = true,
  record = { ...buildUser(), createdAt: now, signedInAt: now },
) {
  const steps: string[] = [];
  const deps: Parameters<typeof deleteAccount>[0] = {
    store: { findRecord: async () => record, remove: async (id) => void steps.push(`account of ${id}`) },
    identity: {
      deleteUser:
        atIssuer === null
          ? null
          : async (subject) => {
              steps.push(`issuer's ${subject}`);
              return atIssuer;
            },
    },
    eraseData: async (id) => void steps.push(`data of ${id}`),
  };
  const outcome = await deleteAccount(deps, member, now, (issuer) => steps.push(`report ${issuer}`));
  return { outcome, steps };
}

test('the data goes before the account, which says whose it is, and the issuer’s part last', async () => {
  expect(await remove(justNow)).toEqual({
    outcome: 'deleted',
    steps: ['data of member-1', 'account of member-1', "issuer's subject-1"],
  });
});

test.each([
  ['long ago', { id: 'member-1', authenticatedAt: ago(identityTimings.freshSignInSeconds + 1) }],
  ['nobody knows when', { id: 'member-1' }],
])('a member who signed in %s deletes nothing', async (_when, member) => {
  expect(await remove(member)).toEqual({ outcome: 'needs-sign-in', steps: [] });
});

test('an issuer that does not delete its part is reported, and one that may not be asked is not', async () => {
  expect((await remove(justNow, false)).steps).toContain('report https://issuer.example');
  expect((await remove(justNow, null)).steps).toEqual(['data of member-1', 'account of member-1']);
});
