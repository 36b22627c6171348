import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../browser/support/start-shop.ts';
import type { Browser, Size } from './browser.ts';
import { findMiniBrowser } from './find-engines.ts';
import { endProgram, startProgram } from './start-program.ts';

/** Without it the buttons of its bar keep the window wider than a phone. */
const narrowBar = '* { padding: 0; margin: 0; }';

/** Its renderer for machines without a graphics card crashes in view transitions, from one document to the next and within one. */
const features = '!CrossDocumentViewTransitions';
const withoutTransitions = 'delete Document.prototype.startViewTransition;';

/** The driver waits for pages and scripts itself; longer than it waits means that it hangs. */
const answerWithinMs = 40_000;

/** Starts WebKitGTK's small browser by its driver, which speaks WebDriver (https://www.w3.org/TR/webdriver2/), on the display of `DISPLAY`. */
export async function startWebKit(): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'fernweh-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), narrowBar);
  const port = await findFreePort();
  const { child } = await startProgram(['WebKitWebDriver', `--port=${port}`], {
    env: {
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      // It asks for the language of the system, and this one is English on every system.
      LC_ALL: 'C',
      // Without a graphics card its newer renderer takes four times as long.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const call = <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    send<Result>(`http://127.0.0.1:${port}${path}`, method, body);
  const { sessionId } = await waitForSession(() =>
    call<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch: describeSession() } }),
  );
  const session = `/session/${sessionId}`;
  const evaluate = async (expression: string) => {
    const script = `${withoutTransitions} return (async () => JSON.stringify({ value: await (${expression}) }))()
      .catch((error) => JSON.stringify({ error: String(error) }));`;
    const answer = await call<string>('POST', `${session}/execute/sync`, { script, args: [] });
    const { value, error } = JSON.parse(answer);
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const setOuterSize = (size: Size) => call('POST', `${session}/window/rect`, { x: 0, y: 0, ...size });
  return {
    goTo: (url) => call('POST', `${session}/url`, { url }),
    back: () => call('POST', `${session}/back`, {}),
    forward: () => call('POST', `${session}/forward`, {}),
    resize: async ({ width, height }) => {
      await setOuterSize({ width, height });
      const inner = Number(await evaluate('innerHeight'));
      await setOuterSize({ width, height: height + (height - inner) });
    },
    evaluate,
    evaluateInFrame: async (frame, expression) => {
      await call('POST', `${session}/frame`, { id: frame });
      try {
        return await evaluate(expression);
      } finally {
        await call('POST', `${session}/frame`, { id: null });
      }
    },
    perform: (source) => call('POST', `${session}/actions`, { actions: [source] }),
    takeScreenshot: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      await endProgram(child);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function describeSession(): object {
  return {
    browserName: 'MiniBrowser',
    timeouts: { pageLoad: 30_000, script: 10_000 },
    'webkitgtk:browserOptions': {
      binary: findMiniBrowser(),
      args: ['--automation', `--features=${features}`],
    },
  };
}

/** Asks again while the driver does not listen yet. */
async function waitForSession<Session>(open: () => Promise<Session>): Promise<Session> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}

/** @throws with what the driver reports */
async function send<Result>(address: string, method: string, body?: object): Promise<Result> {
  const signal = AbortSignal.timeout(answerWithinMs);
  const answer = await fetch(address, { method, signal, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
