import { mediaLimits } from '../../defaults.ts';
import type {
  MediaChange,
  MediaChangeAnswer,
  MediaDeleteAnswer,
  MediaList,
  MediaListQuery,
  MediaUploadQuery,
  MediaUsage,
  UploadAnswer,
} from '../../features/media/media-calls.ts';
import { buildPath } from '../../url.ts';
import { call } from '../calls/create-editing-client.ts';
import { EditingFailure } from '../calls/editing-client.ts';

/** Calls of the media library. Each repeats its call after a sign-in. @throws EditingFailure */
export interface MediaClient {
  list(choice: MediaListQuery, signal: AbortSignal): Promise<MediaList>;
  /** @param onProgress how much of the file has been sent, 0 to 1 */
  upload(file: File, onProgress: (share: number) => void): Promise<UploadAnswer>;
  change(mediaId: string, change: MediaChange): Promise<MediaChangeAnswer>;
  usage(mediaId: string, signal: AbortSignal): Promise<MediaUsage>;
  remove(mediaId: string): Promise<MediaDeleteAnswer>;
}

/** @param waitForSignIn resolves when somebody is signed in again */
export function createMediaClient(waitForSignIn: () => Promise<void>): MediaClient {
  async function upload(file: File, onProgress: (share: number) => void): Promise<UploadAnswer> {
    const { status, answer } = await sendFile(file, onProgress);
    if (status === 401) {
      await waitForSignIn();
      return upload(file, onProgress);
    }
    if (status === 413) return { outcome: 'refused', reason: 'too-large' };
    if (status !== 200)
      throw new EditingFailure(status === 403 ? 'forbidden' : 'failed', `answered ${status}`);
    return answer as UploadAnswer;
  }
  return {
    upload,
    list: (choice, signal) => call(buildPath('media_list', {}, choice), undefined, waitForSignIn, signal),
    usage: (mediaId, signal) => call(buildPath('media_usage', { mediaId }), undefined, waitForSignIn, signal),
    change: (mediaId, change) => call(buildPath('media_change', { mediaId }), change, waitForSignIn),
    remove: (mediaId) => call(buildPath('media_delete', { mediaId }), {}, waitForSignIn),
  };
}

/** Uploads by XMLHttpRequest, which reports progress; `fetch` does not. */
function sendFile(
  file: File,
  onProgress: (share: number) => void,
): Promise<{ readonly status: number; readonly answer: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', buildPath('media_upload', {}, { name: file.name } satisfies MediaUploadQuery));
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.timeout = mediaLimits.uploadTimeoutMs + mediaLimits.clientSlackMs;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve({ status: request.status, answer: request.response });
    request.onerror = () => reject(new EditingFailure('offline', 'The connection was lost'));
    request.ontimeout = request.onerror;
    request.send(file);
  });
}
