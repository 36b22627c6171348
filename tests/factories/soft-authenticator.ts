import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Manner {
  /** Page the browser was on. */
  readonly origin: string;
  /** The host that passkeys are created for; the page's host by default. */
  readonly host?: string;
  /** False for one that only asks for a touch. */
  readonly isVerified?: boolean;
}

export interface SoftAuthenticator {
  make(options: PublicKeyCredentialCreationOptionsJSON, manner: Manner): RegistrationResponseJSON;
  /** @param counter as it says it; otherwise one more each time */
  sign(
    options: PublicKeyCredentialRequestOptionsJSON,
    manner: Manner & { readonly counter?: number },
  ): AuthenticationResponseJSON;
}

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const digest = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** An authenticator in software: makes one passkey and signs with it, honestly or not (WebAuthn level 2, chapter 6). */
export function createSoftAuthenticator(): SoftAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counted = 0;

  const encodeAuthenticatorData = (
    { origin, host = new URL(origin).hostname, isVerified = true }: Manner,
    counter: number,
    more: Buffer,
  ) => {
    const present = 0x01;
    const flags = present | (isVerified ? 0x04 : 0) | (more.length > 0 ? 0x40 : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([digest(host), head, more]);
  };
  const encodeClientData = (type: string, challenge: string, origin: string) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const credential = {
    id: base64(id),
    rawId: base64(id),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;

  return {
    make({ challenge }, manner) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const made = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(encodeAuthenticatorData(manner, counted, made))],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      );
      return {
        ...credential,
        response: {
          clientDataJSON: base64(encodeClientData('webauthn.create', challenge, manner.origin)),
          attestationObject: base64(attestation),
          transports: ['internal'],
        },
      };
    },
    sign({ challenge }, manner) {
      counted = manner.counter ?? counted + 1;
      const client = encodeClientData('webauthn.get', challenge, manner.origin);
      const data = encodeAuthenticatorData(manner, counted, Buffer.alloc(0));
      const signature = createSign('sha256')
        .update(Buffer.concat([data, digest(client)]))
        .sign(privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(signature),
        },
      };
    },
  };
}
