import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { defineSettings, type FoundSettings } from '../../../../settings/setting-group.ts';
import { StartupError } from '../../../../settings/startup-error.ts';

/** Who signs passes for a phone's wallet. Certificates and key are PEM, the key is not encrypted. */
export interface WalletSettings {
  readonly passTypeId: string;
  readonly teamId: string;
  readonly certificate: string;
  readonly key: string;
  readonly appleCertificate: string;
  /** The earlier end of the two certificates. */
  readonly validUntil: Date;
}

/** A line of an environment cannot break everywhere: `\n` is read as the end of a line, too. */
const pem = z
  .string()
  .transform((text) => text.replaceAll('\\n', '\n').trim())
  .refine((text) => /^-----BEGIN [A-Z ]+-----\n[\s\S]+\n-----END [A-Z ]+-----$/.test(text))
  .optional();

export const walletSettings = defineSettings({
  shape: {
    WALLET_PASS_TYPE_ID: z
      .string()
      .regex(/^pass(\.[\w-]+)+$/)
      .optional(),
    WALLET_PASS_TEAM_ID: z
      .string()
      .regex(/^[A-Z0-9]{10}$/)
      .optional(),
    WALLET_PASS_CERTIFICATE: pem,
    WALLET_PASS_KEY: pem,
    WALLET_PASS_KEY_PASSPHRASE: z.string().optional(),
    WALLET_PASS_APPLE_CERTIFICATE: pem,
  },
  expectations: {
    WALLET_PASS_TYPE_ID: 'a pass type id of the account at Apple, for example pass.com.example.trip',
    WALLET_PASS_TEAM_ID: 'the team id of the same account, ten capital letters and digits',
    WALLET_PASS_CERTIFICATE: 'the certificate of the pass type id as PEM, of an RSA key',
    WALLET_PASS_KEY: 'the RSA key of the certificate as PEM',
    WALLET_PASS_KEY_PASSPHRASE: 'the passphrase of WALLET_PASS_KEY',
    WALLET_PASS_APPLE_CERTIFICATE: 'Apple’s WWDR certificate that has issued WALLET_PASS_CERTIFICATE, as PEM',
  },
  secrets: [
    'WALLET_PASS_CERTIFICATE',
    'WALLET_PASS_KEY',
    'WALLET_PASS_KEY_PASSPHRASE',
    'WALLET_PASS_APPLE_CERTIFICATE',
  ],
});

type Found = FoundSettings<typeof walletSettings>;

/**
 * Reads who signs passes; null where no setting is made. Wallets refuse a pass without a word, so what does not fit together stops the start.
 * @throws StartupError naming the first setting that is missing, cannot be read, or belongs to another certificate
 */
export function readWalletSettings(found: Found): WalletSettings | null {
  if (Object.keys(walletSettings.shape).every((setting) => found[setting as keyof Found] === undefined))
    return null;
  const passTypeId = need(found, 'WALLET_PASS_TYPE_ID');
  const teamId = need(found, 'WALLET_PASS_TEAM_ID');
  const certificate = need(found, 'WALLET_PASS_CERTIFICATE');
  const encryptedKey = need(found, 'WALLET_PASS_KEY');
  const appleCertificate = need(found, 'WALLET_PASS_APPLE_CERTIFICATE');

  const own = parse('WALLET_PASS_CERTIFICATE', () => new X509Certificate(certificate));
  const apple = parse('WALLET_PASS_APPLE_CERTIFICATE', () => new X509Certificate(appleCertificate));
  const passphrase = found.WALLET_PASS_KEY_PASSPHRASE;
  const key = parse('WALLET_PASS_KEY', () => createPrivateKey({ key: encryptedKey, passphrase }));
  const subject = own.subject.split('\n');
  requireFit('WALLET_PASS_KEY', key.asymmetricKeyType === 'rsa' && own.checkPrivateKey(key));
  requireFit('WALLET_PASS_TYPE_ID', subject.includes(`UID=${passTypeId}`));
  requireFit('WALLET_PASS_TEAM_ID', subject.includes(`OU=${teamId}`));
  requireFit('WALLET_PASS_APPLE_CERTIFICATE', isIssuedBy(own, apple));
  const ends = [own, apple].map(({ validTo }) => Date.parse(validTo));
  return {
    passTypeId,
    teamId,
    certificate,
    key: exportKey(key),
    appleCertificate,
    validUntil: new Date(Math.min(...ends)),
  };
}

/** Signing takes RSA alone. */
const isIssuedBy = (own: X509Certificate, issuer: X509Certificate) =>
  issuer.publicKey.asymmetricKeyType === 'rsa' && own.checkIssued(issuer) && own.verify(issuer.publicKey);

const exportKey = (key: KeyObject) => key.export({ type: 'pkcs1', format: 'pem' }).toString();

function need<Setting extends keyof Found>(found: Found, setting: Setting): NonNullable<Found[Setting]> {
  const value = found[setting];
  if (value !== undefined) return value as NonNullable<Found[Setting]>;
  throw new StartupError(
    `Of the passes for wallets the setting ${setting} is missing: it must be ${walletSettings.expectations[setting]}.`,
  );
}

function parse<Parsed>(setting: keyof Found, read: () => Parsed): Parsed {
  try {
    return read();
  } catch {
    const withPassphrase =
      setting === 'WALLET_PASS_KEY' ? ', and WALLET_PASS_KEY_PASSPHRASE its passphrase' : '';
    throw new StartupError(
      `The setting ${setting} cannot be read: it must be ${walletSettings.expectations[setting]}${withPassphrase}.`,
    );
  }
}

function requireFit(setting: keyof Found, fits: boolean): void {
  if (fits) return;
  throw new StartupError(
    `The setting ${setting} does not fit WALLET_PASS_CERTIFICATE: it must be ${walletSettings.expectations[setting]}.`,
  );
}
