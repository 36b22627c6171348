/** The number of an issue of an invoice: 'ABM-R2027-0000012', then 'ABM-R2027-0000012-2'. */
export function numberOfIssue(invoiceNumber: string, issue: number): string {
  return issue === 1 ? invoiceNumber : `${invoiceNumber}-${issue}`;
}
