/** The links of members to the loyalty programme. */
export interface LoyaltyAccounts {
  /** The token of a link for calls of the programme; null where the member has ended the link. */
  findToken(accountId: string): Promise<string | null>;
}
