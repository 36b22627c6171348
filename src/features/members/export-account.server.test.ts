import { expect, test } from 'vitest';
import { buildUser } from '../../../tests/factories/members/member.ts';
import { exportAccount } from './export-account.server.ts';

const at = new Date('2026-11-21T12:00:00Z');

test('a member takes account, sessions and all other data along, without what a session is known by', async () => {
  const account = { ...buildUser(), createdAt: at, signedInAt: at };
  const exported = await exportAccount(
    {
      store: {
        findRecord: async () => account,
        listSessions: async () => [{ begunAt: at, usedAt: at, sessionId: 'session-1' }],
      },
      exportData: async (memberId) => ({ favorites: [memberId] }),
    },
    'member-1',
  );
  expect(exported).toEqual({
    account,
    sessions: [{ begunAt: at, usedAt: at }],
    favorites: ['member-1'],
  });
});
