/** A partner whose visitors see its logo. */
export interface Partner {
  /** Off, it is passed over. */
  readonly enabled: boolean;
  /** What the address says of visitors whom the partner has sent. */
  readonly partnerId: string;
  /** Picture key of the logo. */
  readonly partnerLogo: string;
  readonly partnerName: string;
  /** Parameter of the address that says it; `utm_source` unless given (MOD-129). */
  readonly urlParameter?: string;
}

/** Logos of partners (MOD-125 to MOD-131), as stored. */
export interface StoredPartnerLogo {
  readonly partners: readonly Partner[];
}

export interface PartnerLogoProps {
  /** The partner that the address names; null where it names none, which editors alone see (EDIT-005). */
  readonly partner: Pick<Partner, 'partnerLogo' | 'partnerName'> | null;
}
