/** What the double of an issuer does wrong; each concerns one step. */
export const issuerFaults = {
  metadata: [
    'metadata-500',
    'metadata-hangs',
    'metadata-no-json',
    'metadata-foreign-issuer',
    'metadata-drops',
  ],
  returned: ['denies', 'wrong-state', 'wrong-iss', 'missing-iss', 'no-code', 'foreign-code'],
  token: [
    'token-500',
    'token-hangs',
    'token-no-json',
    'token-drops',
    'wrong-key',
    'unknown-key-id',
    'wrong-issuer',
    'wrong-audience',
    'foreign-party',
    'expired',
    'not-yet-valid',
    'wrong-nonce',
    'no-nonce',
    'unsigned',
    'signed-with-secret',
    'old-sign-in',
    'no-sign-in-time',
    'no-id-token',
    'unknown-client',
    'code-replayed',
  ],
  keys: ['keys-500', 'keys-hang'],
  user: ['user-500', 'user-hangs', 'user-no-json', 'user-other-subject', 'user-401', 'user-drops'],
  claims: ['no-email-verified', 'email-verified-as-text', 'no-email'],
  refresh: ['refresh-other-subject', 'refresh-500', 'refresh-ended'],
} as const;

export type IssuerFault = (typeof issuerFaults)[keyof typeof issuerFaults][number];
