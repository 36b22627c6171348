/** The supplier has not begun to work on the request, for certain: it may be sent again. Its message names the reason. */
export class NotDoneError extends Error {
  override readonly name = 'NotDoneError';
}
