import type { ComplaintError } from './complaint-outcome.ts';
import type { ComplaintFault } from './complaint-rules.ts';
import type { ComplaintValues } from './complaint-values.ts';
import type { StagedFile } from './uploads/staged-file.ts';

/** What the page shows after a form was sent without script. */
export type ComplaintReply =
  | { readonly sent: true; readonly caseNumber: string }
  | {
      readonly sent: false;
      readonly values: ComplaintValues;
      /** By field. */
      readonly faults: Readonly<Record<string, ComplaintFault>>;
      /** Of the form as a whole; null where only fields are wrong. */
      readonly error: ComplaintError | null;
      /** Names of the files that the error is about. */
      readonly refusedFiles: readonly string[];
      /** Files that have arrived: they need not be chosen again. */
      readonly files: readonly StagedFile[];
    };
