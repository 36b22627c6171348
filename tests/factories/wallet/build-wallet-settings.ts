import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const walletPassTypeId = 'pass.com.example.trip';
export const walletTeamId = 'A1B2C3D4E5';

interface WalletCertificates {
  /** PEM of the issuing authority, self-signed. */
  readonly authority: string;
  readonly certificate: string;
  /** Not encrypted. */
  readonly key: string;
  /** Of the same key, with the passphrase `open sesame`. */
  readonly encryptedKey: string;
}

/** Makes an authority of its own and a certificate for the pass type, each good for a day. Takes the program `openssl`. */
export function buildWalletCertificates(): WalletCertificates {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-'));
  const run = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8').trim();
  const subject = `/UID=${walletPassTypeId}/CN=Pass Type ID: ${walletPassTypeId}/OU=${walletTeamId}/O=Example`;
  const newKey = ['-newkey', 'rsa:2048', '-noenc'];
  writeFileSync(join(folder, 'empty.cnf'), '[req]\ndistinguished_name=dn\n[dn]\n');
  try {
    const request = ['req', '-config', 'empty.cnf', ...newKey];
    const authority = ['-addext', 'basicConstraints=critical,CA:TRUE', '-subj', '/CN=Test Authority'];
    run(...request, '-x509', '-days', '1', '-keyout', 'ca.key', '-out', 'ca.pem', ...authority);
    run(...request, '-keyout', 'pass.key', '-out', 'pass.csr', '-subj', subject);
    const signed = ['-req', '-in', 'pass.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'];
    run('x509', ...signed, '-days', '1', '-out', 'pass.pem');
    run('pkcs8', '-topk8', '-in', 'pass.key', '-passout', 'pass:open sesame', '-out', 'encrypted.key');
    return {
      authority: read('ca.pem'),
      certificate: read('pass.pem'),
      key: read('pass.key'),
      encryptedKey: read('encrypted.key'),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The settings of a shop that signs passes with them. */
export function buildWalletSettings({ authority, certificate, encryptedKey }: WalletCertificates) {
  return {
    WALLET_PASS_TYPE_ID: walletPassTypeId,
    WALLET_PASS_TEAM_ID: walletTeamId,
    WALLET_PASS_CERTIFICATE: certificate,
    WALLET_PASS_KEY: encryptedKey,
    WALLET_PASS_KEY_PASSPHRASE: 'open sesame',
    WALLET_PASS_APPLE_CERTIFICATE: authority,
  };
}
