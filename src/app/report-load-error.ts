/**
 * For `catch` behind a module that is loaded without anybody waiting for it: reports the error as an uncaught one, but not
 * of a page that is being left. A browser gives up its loads, which rejects them; timers no longer run there.
 */
export function reportLoadError(error: unknown): void {
  setTimeout(() => reportError(error));
}
