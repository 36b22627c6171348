/** Files of a complaint (CONTACT-025). */
export const MAX_FILES = 20;
/** Bytes of each (CONTACT-028). */
export const MAX_FILE_BYTES = 104_857_600;
/** Bytes of all together (CONTACT-030). */
export const MAX_TOTAL_BYTES = 104_857_600;

/** CONTACT-027, in the order of the message. */
export const FILE_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'mov', 'mp4'] as const;

/** Error keys of files (CONTACT-035 to CONTACT-039). */
export type FileFault =
  | 'filesMaxNumError'
  | 'fileWrongTypeError'
  | 'fileTooLargeError'
  | 'fileEmptyError'
  | 'filesTooLargeError';

/** A file as a browser names it, before anything of it was read. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: number;
}

/** What is wrong with one file, in this order: its type by extension, that it is empty, its size (CONTACT-032). */
export function findFileFault({ name, bytes }: NamedFile): FileFault | null {
  if (!hasAllowedExtension(name)) return 'fileWrongTypeError';
  if (bytes < 1) return 'fileEmptyError';
  return bytes > MAX_FILE_BYTES ? 'fileTooLargeError' : null;
}

/**
 * What is wrong with a choice of files: their number, then the first that is wrong by itself, then all together. Only files that
 * are not too large by themselves count for the total, so that one file shows one message (CONTACT-032).
 */
export function findFilesFault(files: readonly NamedFile[]): FileFault | null {
  if (files.length > MAX_FILES) return 'filesMaxNumError';
  const [first] = files.flatMap((file) => findFileFault(file) ?? []);
  if (first !== undefined) return first;
  return files.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_TOTAL_BYTES ? 'filesTooLargeError' : null;
}

export function hasAllowedExtension(name: string): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return (FILE_EXTENSIONS as readonly string[]).includes(extension);
}
