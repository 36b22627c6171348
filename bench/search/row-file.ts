import { closeSync, openSync, writeSync } from 'node:fs';

/** Rows of a file, values between semicolons. */
export interface RowFile {
  write(values: readonly (number | string)[]): void;
  close(): void;
}

/** Writes lines in large pieces. */
export function openRowFile(file: string): RowFile {
  const handle = openSync(file, 'w');
  let lines: string[] = [];
  let length = 0;
  const flush = () => {
    if (length > 0) writeSync(handle, lines.join(''));
    lines = [];
    length = 0;
  };
  return {
    write(values) {
      const line = `${values.join(';')}\n`;
      lines.push(line);
      length += line.length;
      if (length > 4_000_000) flush();
    },
    close() {
      flush();
      closeSync(handle);
    },
  };
}
