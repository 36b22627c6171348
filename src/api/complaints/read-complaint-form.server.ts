import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { complaintFiles, requestLimits } from '../../defaults.ts';
import { MAX_FILES, MAX_TOTAL_BYTES } from '../../features/complaints/uploads/file-rules.ts';
import type { FileRefusal, StagedFile } from '../../features/complaints/uploads/staged-file.ts';
import type { FileOwner, StagedUploads } from '../../features/complaints/uploads/staged-uploads.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { normaliseInput } from '../../server/http/normalise-input.ts';

/** A form as it came: fields, the files in it, and the ids of files that were sent ahead. */
export interface ReadComplaintForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly fileIds: readonly string[];
  readonly files: readonly StagedFile[];
  /** The first refusal, with the names of all files that it is about. */
  readonly refusal: { readonly reason: FileRefusal; readonly names: readonly string[] } | null;
}

/** What browsers, and programs, call the files. */
const fileField = 'file[]';

/**
 * Reads a multipart form as it arrives and writes its files to disk. Of a file that is refused nothing stays; of a request that breaks off
 * nothing at all.
 * @throws HttpError for a request that breaks off or is no form
 */
export async function readComplaintForm(
  request: FastifyRequest,
  uploads: StagedUploads,
  owner: FileOwner,
): Promise<ReadComplaintForm> {
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  const mostBytes = MAX_TOTAL_BYTES + complaintFiles.maxBytesAround;
  if (length > mostBytes) throw tooLarge();
  const fields: Record<string, string> = {};
  const fileIds: string[] = [];
  const files: StagedFile[] = [];
  const refused: { reason: FileRefusal; name: string }[] = [];
  let room = Number.isNaN(length) ? mostBytes : length;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const name = part.filename ?? '';
        const isOver = fileIds.length + files.length + refused.length >= MAX_FILES;
        // A browser sends an empty part for a field without a file.
        if (name === '' || part.fieldname !== fileField) await drain(part.file);
        else if (isOver)
          refused.push({ reason: 'filesMaxNumError', name: await drainNamed(part.file, name) });
        else {
          const file = await uploads.receive(owner, name, withoutEnd(part.file), room);
          if ('refused' in file)
            refused.push({ reason: file.refused, name: await drainNamed(part.file, file.name) });
          else {
            files.push(file);
            room -= file.bytes;
          }
        }
      } else if (part.valueTruncated) throw tooLarge();
      else if (part.fieldname === fileField) {
        if (part.value !== '') fileIds.push(String(part.value));
      } else fields[part.fieldname] = String(part.value);
    }
  } catch (error) {
    for (const { id } of files) await uploads.remove(owner.owner, id);
    throw toFormError(error, request);
  }
  const fault = normaliseInput(fields);
  if (fault !== null)
    throw new HttpError(400, 'invalid-input', 'The form is not valid.', {
      fields: { [fault.path]: fault.message },
    });
  const [first] = refused;
  const names = refused.flatMap(({ reason, name }) => (reason === first?.reason ? [name] : []));
  const ids = [...new Set(fileIds.filter((id) => idShape.test(id)))];
  return {
    fields,
    // An id of another shape names nothing.
    fileIds: ids.length === new Set(fileIds).size ? ids : [...ids, nobodysId],
    files,
    refusal: first === undefined ? null : { reason: first.reason, names },
  };
}

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const nobodysId = '00000000-0000-0000-0000-000000000000';

const limits = {
  fields: complaintFiles.maxFields,
  fieldSize: complaintFiles.maxFieldBytes,
  fieldNameSize: requestLimits.maxPartNameLength,
  // More than may be chosen, so that the form says how many may.
  files: 2 * MAX_FILES,
  fileSize: MAX_TOTAL_BYTES + complaintFiles.maxBytesAround,
  parts: complaintFiles.maxFields + 2 * MAX_FILES,
  headerPairs: requestLimits.maxPartHeaders,
} as const;

/** What stops reading a file in its middle would otherwise end the form around it. */
const withoutEnd = (content: Readable): AsyncIterable<Uint8Array> =>
  content.iterator({ destroyOnReturn: false });

async function drain(content: Readable): Promise<void> {
  if (content.destroyed) return;
  for await (const _piece of content);
}

async function drainNamed(content: Readable, name: string): Promise<string> {
  await drain(content);
  return name;
}

function tooLarge(): HttpError {
  return new HttpError(413, 'body-too-large', 'The form with its files is too large.');
}

/** The parser has errors of its own for what is no form or breaks off; all others are ours. */
function toFormError(error: unknown, { raw }: FastifyRequest): unknown {
  if (error instanceof HttpError) return error;
  const { statusCode, message = '' } = error as { statusCode?: number; message?: string };
  if (statusCode === 413) return tooLarge();
  const isBroken =
    raw.destroyed || /Unexpected end of|Malformed part|Part terminated|Boundary not found/i.test(message);
  return isBroken || (statusCode !== undefined && statusCode < 500)
    ? new HttpError(400, 'invalid-input', 'The form cannot be read, or it broke off.')
    : error;
}
