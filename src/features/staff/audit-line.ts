/** An entry of the audit log for reading. */
export interface AuditLine {
  /** Greater than the id of any earlier entry. */
  readonly id: string;
  readonly at: Date;
  /** Name of the staff member; '' for actions on the server itself. */
  readonly by: string;
  readonly action: string;
  readonly subject: string;
  readonly facts: Readonly<Record<string, unknown>>;
}
