/** What a scanner says of a content; `unknown` where it gave no answer in time, or one that says neither. */
export type ScanOutcome = 'clean' | 'infected' | 'unknown';

/** Looks for viruses and other malware in files from outside. */
export interface VirusScanPort {
  /**
   * Scans a content to its end. Never throws: a scanner that is away, slow or overfull answers `unknown`, and the caller tries again.
   * @param content read once; not read to the end where the scanner has answered before
   */
  scan(content: AsyncIterable<Uint8Array>): Promise<ScanOutcome>;
}
