import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { StartupError } from '../../settings/startup-error.ts';

/**
 * Who runs PostgreSQL: it refuses to run as root and wants a line in /etc/passwd.
 * - `self`: the user who runs Node;
 * - `account`: another user, which only root can choose; the data folder belongs to that user;
 * - `namespace`: the same user, seen as `nobody` inside a Linux user namespace; the data folder stays the user's.
 */
export type PostgresAccount =
  | { kind: 'self' }
  | { kind: 'account'; uid: number; gid: number }
  | { kind: 'namespace'; uid: number };

type PasswdLine = { name: string; uid: number; gid: number };

const searchPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** The whole environment of PostgreSQL: the locale of the machine or of a caller must not reach it. */
export const postgresEnvironment = { PATH: searchPath, LC_ALL: 'C', TZ: 'UTC' };

/**
 * Chooses who runs PostgreSQL for a data folder that lies in `folder`.
 * @throws StartupError where no account can.
 */
export function choosePostgresAccount(postgres: string, folder: string): PostgresAccount {
  const self = process.getuid?.() ?? -1;
  const users = readPasswd();
  if (self !== 0 && users.some((user) => user.uid === self)) return { kind: 'self' };
  if (self !== 0 && process.platform !== 'linux') return { kind: 'self' };

  if (self === 0) {
    const account = listCandidates(users, folder).find((user) => canReach(user, postgres, folder));
    if (account) return { kind: 'account', uid: account.uid, gid: account.gid };
  }
  const nobody: PostgresAccount = {
    kind: 'namespace',
    uid: users.find((user) => user.name === 'nobody')?.uid ?? 65_534,
  };
  const [command, args] = wrapCommand(nobody, postgres, ['--version']);
  if (spawnSync(command, args, { env: postgresEnvironment }).status === 0) return nobody;
  throw new StartupError(
    `PostgreSQL may not run as ${self === 0 ? 'root' : `user ${self}`} and no other user may enter ${folder}: start as an ordinary user, move the project to an open folder, or set DATABASE_URL.`,
  );
}

/** The command that runs a program as the account, together with the `uid` and `gid` of `accountIds`. */
export function wrapCommand(account: PostgresAccount, program: string, args: string[]): [string, string[]] {
  if (account.kind !== 'namespace') return [program, args];
  const map = [`--map-user=${account.uid}`, `--map-group=${account.uid}`];
  return ['unshare', ['--user', ...map, program, ...args]];
}

/** Spawn options that make the child run as the account. */
export function accountIds(account: PostgresAccount): { uid?: number; gid?: number } {
  return account.kind === 'account' ? { uid: account.uid, gid: account.gid } : {};
}

/** Gives a folder and all it holds to the account; an earlier start may have run as another user. */
export function chownToAccount(account: PostgresAccount, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const [uid, gid] = account.kind === 'account' ? [account.uid, account.gid] : [0, 0];
  if (statSync(folder).uid === uid) return;
  const { status, stderr } = spawnSync('chown', ['-R', `${uid}:${gid}`, folder], { encoding: 'utf8' });
  if (status !== 0)
    throw new StartupError(`The folder ${folder} cannot be given to PostgreSQL: ${stderr.trim()}`);
}

/** The owner of the folder comes first: it may be the only one who can enter it. */
function listCandidates(users: PasswdLine[], folder: string): PasswdLine[] {
  const owner = statSync(folder).uid;
  const ranked = [
    users.find((user) => user.uid === owner),
    users.find((user) => user.name === 'postgres'),
    users.find((user) => user.name === 'nobody'),
  ];
  return ranked.filter((user) => user !== undefined && user.uid !== 0) as PasswdLine[];
}

function canReach(user: PasswdLine, postgres: string, folder: string): boolean {
  const script = 'cd "$2" && exec "$1" --version';
  const { status } = spawnSync('/bin/sh', ['-c', script, 'sh', postgres, folder], {
    uid: user.uid,
    gid: user.gid,
    cwd: '/',
    env: postgresEnvironment,
  });
  return status === 0;
}

function readPasswd(): PasswdLine[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4 && /^\d+$/.test(fields[2] ?? ''))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
