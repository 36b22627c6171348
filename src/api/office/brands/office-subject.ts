/** Finds the brand of what an address names, by the parameter's name; null where there is no such thing. */
export type OfficeBrands = Readonly<Record<OfficeSubject, (value: string) => Promise<string | null>>>;

export type OfficeSubject =
  | 'bookingNumber'
  | 'noticeId'
  | 'reviewId'
  | 'caseNumber'
  | 'caseId'
  | 'voucherId'
  | 'withdrawalId';
