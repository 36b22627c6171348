const minute = 60_000;

/** What the provider decides for itself, as a vendor would. */
export const providerPolicy = {
  /** How long who signed in at the provider is known to it. */
  sessionSeconds: 14 * 86_400,
  accessTokenSeconds: 3_600,
  refreshTokenSeconds: 30 * 86_400,
  codeSeconds: 60,
  /** From the first screen to the last. */
  interactionSeconds: 3_600,
  /** Link of a mail that proves an address. */
  verifyLinkMs: 48 * 60 * minute,
  /** Link of a mail that sets a new password. */
  resetLinkMs: 30 * minute,
  /** Links of one purpose that an account has at once: more are not mailed. */
  linksAtOnce: 3,
  /** Accounts that claim the same address without having proved it, at which a password is tried. */
  claimsTried: 3,
  /** An account that has not proved its address is deleted after this long. */
  unprovedAccountMs: 30 * 24 * 60 * minute,
  maxNicknameLength: 40,
  /** Given or family name. */
  maxNameLength: 60,
  maxEmailLength: 120,
  maxPasskeys: 10,
  maxPasskeyNameLength: 40,
  challengeSeconds: 300,
  /** The newsletter list that all its users are on. */
  listId: 'members',
} as const;
