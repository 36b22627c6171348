import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

/** What a visitor would not see but must not happen; each fault is one readable line. */
export interface PageWatch {
  readonly faults: readonly string[];
  /** Returns the faults to the test, which then has to check them. */
  drainFaults(): readonly string[];
  /** Faults that the test causes on purpose, by a part of their line. */
  expectFault(pattern: RegExp): void;
  /** Watches the pages of another visitor, too. */
  watchAlso(context: BrowserContext): Promise<void>;
  /** Resolves when everything that has happened on the open pages so far is noted. */
  settle(): Promise<void>;
}

/** A script or its style that the trips' worker fetches for a page that is left meanwhile counts as failed, not as aborted. */
export const filesOfLeftTrip = /^failed request: \S+\/assets\/[^/\s]+\.(js|css) net::ERR_FAILED$/;

const watchedMessages = new Set(['error', 'warning', 'assert']);

/**
 * Watches every page of a context, its frames and the windows that it opens: messages of level error or warning, uncaught
 * errors and rejections (a hydration mismatch arrives as one), failed requests, answers from 400 on, and requests to any
 * other host, which are also blocked.
 */
export async function watchContext(first: BrowserContext, ownHost: RegExp): Promise<PageWatch> {
  const faults: string[] = [];
  const expected: RegExp[] = [];
  const contexts: BrowserContext[] = [];
  const note = (fault: string) => {
    if (!expected.some((pattern) => pattern.test(fault))) faults.push(fault);
  };
  const watchAlso = (context: BrowserContext) => {
    contexts.push(context);
    return noteFaults(context, ownHost, note);
  };
  await watchAlso(first);
  return {
    faults,
    drainFaults: () => faults.splice(0),
    expectFault: (pattern) => expected.push(pattern),
    watchAlso,
    async settle() {
      const pages = contexts.flatMap((context) => context.pages());
      // Each evaluation is a task of its own, and a rejection is known to be unhandled behind the task that it happens in.
      for (const _ of [1, 2]) await Promise.allSettled(pages.map((page) => page.evaluate(() => 0)));
    },
  };
}

async function noteFaults(
  context: BrowserContext,
  ownHost: RegExp,
  note: (fault: string) => void,
): Promise<void> {
  context.on('console', (message) => recordConsoleMessage(message, note));
  context.on('weberror', (error) =>
    note(`uncaught: ${error.error().stack || error.error().message || String(error.error())}`),
  );
  context.on('requestfailed', (request) => recordFailedRequest(request, note));
  context.on('response', (response) => recordErrorResponse(response, note));
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && !ownHost.test(url.host),
    (route) => {
      note(`foreign host: ${route.request().url()}`);
      return route.abort();
    },
  );
}

function recordConsoleMessage(message: ConsoleMessage, note: (fault: string) => void): void {
  // The browser's own line about an answer from 400 on; the answer itself is noted with its address.
  if (message.text().startsWith('Failed to load resource')) return;
  // What the software that draws maps here says of itself is no fault of the page.
  if (message.text().includes('GPU stall due to ReadPixels')) return;
  if (watchedMessages.has(message.type())) note(`console.${message.type()}: ${message.text()}`);
}

function recordFailedRequest(request: Request, note: (fault: string) => void): void {
  const reason = request.failure()?.errorText ?? 'unknown';
  // A visitor who moves on cancels what was still loading.
  if (reason !== 'net::ERR_ABORTED') note(`failed request: ${request.url()} ${reason}`);
}

function recordErrorResponse(response: Response, note: (fault: string) => void): void {
  if (response.status() >= 400) note(`answer ${response.status()}: ${response.url()}`);
}
