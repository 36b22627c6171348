/** One part of a form with files. */
export type FormPart =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly file: string; readonly content: Buffer; readonly type?: string };

/** A form as a browser sends it, with its content type. */
export function buildMultipart(parts: readonly FormPart[]): {
  readonly payload: Buffer;
  readonly headers: { readonly 'content-type': string };
} {
  const boundary = '----shop-boundary-7MA4YWxkTrZu0gW';
  const pieces = parts.flatMap((part) => {
    const filename = 'file' in part ? `; filename="${part.file}"` : '';
    const type = 'file' in part ? `content-type: ${part.type ?? 'application/octet-stream'}\r\n` : '';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part.name}"${filename}\r\n${type}\r\n`;
    return [Buffer.from(head), 'file' in part ? part.content : Buffer.from(part.value), Buffer.from('\r\n')];
  });
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
