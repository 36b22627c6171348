/** A line of the audit log, as it is read. */
export interface AuditLine {
  /** Larger than that of any line before it. */
  readonly id: string;
  readonly at: Date;
  /** Name of who did it; '' for what was done at the server itself. */
  readonly by: string;
  readonly action: string;
  readonly subject: string;
  readonly facts: Readonly<Record<string, unknown>>;
}
