import type { MemberRecord, MemberSession, MemberStore } from './member-store.server.ts';

/** Dependencies of taking an account along. */
export interface ExportAccountDeps {
  readonly store: Pick<MemberStore, 'findRecord' | 'listSessions'>;
  /** What the shop stores for the member beyond the account. */
  readonly exportData: (memberId: string) => Promise<Readonly<Record<string, unknown>>>;
}

interface ExportedAccount {
  readonly account: MemberRecord | null;
  readonly sessions: readonly Pick<MemberSession, 'begunAt' | 'usedAt'>[];
  readonly [other: string]: unknown;
}

/** Everything that the shop knows of a member, for taking it along. Without what a session is known by: the file may be passed on. */
export async function exportAccount(
  { store, exportData }: ExportAccountDeps,
  memberId: string,
): Promise<ExportedAccount> {
  const [account, sessions, others] = await Promise.all([
    store.findRecord(memberId),
    store.listSessions(memberId),
    exportData(memberId),
  ]);
  return { account, sessions: sessions.map(({ begunAt, usedAt }) => ({ begunAt, usedAt })), ...others };
}
