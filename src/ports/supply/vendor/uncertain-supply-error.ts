/** The supplier gave no answer that says what was done: the request may have been done. Its message names the reason. */
export class UncertainSupplyError extends Error {
  override readonly name = 'UncertainSupplyError';
}
