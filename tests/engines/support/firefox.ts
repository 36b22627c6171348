import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from './browser.ts';
import { endProgram, startProgram } from './start-program.ts';

/** Of a shopper with an English browser, and without what Firefox asks and loads at its first start. */
const preferences = {
  'intl.accept_languages': 'en-GB',
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'app.normandy.enabled': false,
  // A machine without a desktop asks for none.
  'ui.prefersReducedMotion': 0,
};

/** Starts Firefox without a display and opens a tab by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/), which it speaks itself. */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'fernweh-firefox-'));
  writeFileSync(join(profile, 'user.js'), formatPreferences());
  const program = ['firefox-esr', '--headless', '--no-remote', '--profile', profile] as const;
  const { child, match } = await startProgram([...program, '--remote-debugging-port', '0', 'about:blank'], {
    env: { HOME: profile },
    ready: /(ws:\/\/\S+)/,
  });
  const { call, close } = await connect(`${match}/session`);
  await call('session.new', { capabilities: {} });
  const { contexts } = await call<{ contexts: [{ context: string }] }>('browsingContext.getTree', {});
  const [{ context }] = contexts;
  const evaluateIn = async (target: string, expression: string) => {
    const { result, exceptionDetails } = await call<Evaluation>('script.evaluate', {
      expression: `(async () => JSON.stringify(await (${expression})))()`,
      target: { context: target },
      awaitPromise: true,
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return result.value === undefined ? undefined : JSON.parse(result.value);
  };
  const traverse = async (delta: number) => {
    await call('browsingContext.traverseHistory', { context, delta });
  };
  return {
    goTo: async (url) => {
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    back: () => traverse(-1),
    forward: () => traverse(1),
    resize: async (viewport) => {
      await call('browsingContext.setViewport', { context, viewport });
    },
    evaluate: (expression) => evaluateIn(context, expression),
    evaluateInFrame: async (frame, expression) => {
      const tree = await call<{ contexts: [{ children: { context: string }[] }] }>(
        'browsingContext.getTree',
        { root: context },
      );
      const target = tree.contexts[0].children[frame];
      if (target === undefined) throw new Error(`There is no frame ${frame}`);
      return evaluateIn(target.context, expression);
    },
    perform: async (source) => {
      await call('input.performActions', { context, actions: [source] });
    },
    takeScreenshot: async () => {
      const { data } = await call<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      close();
      await endProgram(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Evaluation {
  readonly result: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Sends commands over a WebSocket; answers arrive with the number of their command. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = () => fail(new Error(`Firefox does not answer at ${address}`));
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.onmessage = ({ data }) => {
    const { id, type, result, message } = JSON.parse(data);
    if (type === 'error') waiting.get(id)?.reject(new Error(message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  };
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'));
  };
  let last = 0;
  const call = <Result>(method: string, params: object): Promise<Result> => {
    last += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    return answer.promise as Promise<Result>;
  };
  return { call, close: () => socket.close() };
}

function formatPreferences(): string {
  return Object.entries(preferences)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
    .join('\n');
}
