import type { FileFault } from './file-rules.ts';

/** A file that a visitor has sent ahead, complete and checked. */
export interface StagedFile {
  /** UUID; worth nothing without its visitor's cookie. */
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
}

/**
 * Why a file is not taken:
 * - the form's own faults, by name and size
 * - `fileTypeNotAllowed`: its content is of no allowed type, or of another one than its name says (CONTACT-063)
 * - `fileInfected`: the scanner found something
 * - `fileNotFound`: it was never there, has ended or is not complete (CONTACT-062)
 * - `uploadsFull`: the network, or everybody together, has too much staged
 */
export type FileRefusal = FileFault | 'fileTypeNotAllowed' | 'fileInfected' | 'fileNotFound' | 'uploadsFull';

/** What became of a part of a file. */
export type PartOutcome =
  | { readonly outcome: 'received'; readonly offset: number }
  | { readonly outcome: 'complete'; readonly file: StagedFile }
  /** Another request is writing, or the part begins elsewhere: ask where to go on. */
  | { readonly outcome: 'conflict'; readonly offset: number }
  | { readonly outcome: 'refused'; readonly reason: FileRefusal };
