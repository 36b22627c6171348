import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { StaffRole } from '../../../src/domain/staff/staff.ts';
import { generateCode } from '../../../src/features/staff/one-time-code.ts';

/** Somebody who works in the shop under test. */
export interface StaffAccount {
  readonly email: string;
  readonly password: string;
  /** The code of this moment; each is good for once. */
  generateCode(): string;
}

/** Makes an account the way operators do, at the server (`npm run staff`). */
export async function makeStaffAccount(role: StaffRole, name = 'Mira'): Promise<StaffAccount> {
  const email = `${role}-${randomUUID().slice(0, 8)}@staff.example`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/staff.ts', 'add', email, name, role],
    // Vitest sets a BASE_URL of its own.
    { env: { ...process.env, BASE_URL: '', NODE_ENV: 'production', DATA_DIR: process.env.SHOP_DATA } },
  );
  const password = /password\s+(\S+)/.exec(stdout)?.[1] ?? '';
  const secret = /secret=([A-Z2-7]+)/.exec(stdout)?.[1] ?? '';
  return { email, password, generateCode: () => generateCode(secret, new Date()) };
}
