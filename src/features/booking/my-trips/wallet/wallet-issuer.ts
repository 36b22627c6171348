/** Who signs passes for a phone's wallet. Certificates and key are PEM, the key is not encrypted. */
export interface WalletIssuer {
  /** Such as `pass.com.example.trip`. */
  readonly passTypeId: string;
  readonly teamId: string;
  readonly certificate: string;
  readonly key: string;
  /** Apple's intermediate certificate, which has signed the other one. */
  readonly appleCertificate: string;
  /** From then on wallets refuse what is signed. */
  readonly validUntil: Date;
}

/** True while there is a certificate that wallets accept. */
export function canSign(issuer: WalletIssuer | null, now: Date): issuer is WalletIssuer {
  return issuer !== null && now < issuer.validUntil;
}
