import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Browser, Size } from './browser.ts';
import { type Box, installPageTools, type Place } from './page-tools.ts';
import { part, toSource, type What } from './what.ts';

/** A page that another machine's load slows down. */
const withinMs = 15_000;
const pollEveryMs = 50;

const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Keys without a letter, as https://www.w3.org/TR/webdriver2/#keyboard-actions codes them. */
const keyCodes = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

/** Somebody at a browser, and what they do with what they see. Each method waits for what it needs and throws after 15 s without it. */
export interface Shopper {
  readonly size: Size;
  /** The window is narrower than the switch width (SHELL-028). */
  readonly isNarrow: boolean;
  visit(path: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Clicks its centre, once it is in view, at rest, enabled and not covered. */
  press(what: What): Promise<void>;
  /** Clicks what a selector finds in a frame, also in one of another origin. */
  pressInFrame(frame: What, selector: string): Promise<void>;
  pressKey(key: keyof typeof keyCodes): Promise<void>;
  /** Types where the cursor is. */
  typeHere(text: string): Promise<void>;
  /** Replaces the text of a field. */
  type(what: What, text: string): Promise<void>;
  /** Chooses an option of a select box by its text or its number. */
  choose(what: What, option: string | RegExp | number): Promise<void>;
  see(what: What): Promise<void>;
  /** Waits until it is not, or no longer, on the page. */
  miss(what: What): Promise<void>;
  /** Waits until its text matches. */
  read(what: What, expected: RegExp): Promise<void>;
  /** Its text now. */
  textOf(what: What): Promise<string>;
  /** Waits until the value of a field matches. */
  readValue(what: What, expected: RegExp): Promise<void>;
  valueOf(what: What): Promise<string>;
  isChecked(what: What): Promise<boolean>;
  isFocused(what: What): Promise<boolean>;
  /** Scrolls it to the middle of the window, as a shopper would to look at it; returns the very element, whatever becomes of it. */
  scrollTo(what: What): Promise<What>;
  count(what: What): Promise<number>;
  /** Waits until something that opens is at rest and hides nothing of itself: a panel that stays transparent covers the page all the same. */
  seeOpened(what: What): Promise<void>;
  /** Where it is in the window, once it is at rest. */
  boxOf(what: What): Promise<Box>;
  /** Waits until path and query match. */
  arriveAt(address: RegExp, timeoutMs?: number): Promise<void>;
  /** Waits until React, which the first press loads, has taken over the page. */
  waitForReact(): Promise<void>;
  /** Marks the document; returns whether it is still the same. */
  markDocument(): Promise<() => Promise<boolean>>;
  /** Path and query of the page. */
  address(): Promise<string>;
  /** Runs an expression in the page, for what nobody sees. */
  evaluate<Result>(expression: string): Promise<Result>;
  resize(size: Size): Promise<void>;
  takeScreenshot(): Promise<Buffer>;
}

export function createShopper(browser: Browser, { size, origin }: { size: Size; origin: string }): Shopper {
  /** With the tools, which each new document lacks. */
  async function ask<Result>(expression: string): Promise<Result> {
    const isReady = await browser.evaluate(`document.readyState !== 'loading' && 'pageTools' in globalThis`);
    if (!isReady) await browser.evaluate(`(() => { ${queries}\n(${installPageTools})(); })()`);
    return (await browser.evaluate(expression)) as Result;
  }

  /** Asks until the page answers with something; a page that is being left answers with an error. */
  async function retry<Result>(
    attempt: () => Promise<Result | undefined>,
    fail: () => string,
  ): Promise<Result> {
    const deadline = Date.now() + withinMs;
    for (;;) {
      let problem = '';
      try {
        const result = await attempt();
        if (result !== undefined) return result;
      } catch (error) {
        problem = ` (${error})`;
      }
      if (Date.now() > deadline) throw new Error(fail() + problem);
      await wait(pollEveryMs);
    }
  }

  async function findPlace(what: What): Promise<{ x: number; y: number }> {
    let reason = 'the page does not answer';
    return retry(
      async () => {
        const place = await ask<Place>(`pageTools.findPlace(${toSource(what)})`);
        if (place.reason === undefined) return place;
        reason = place.reason;
        return undefined;
      },
      () => `${toSource(what)} cannot be pressed: ${reason}`,
    );
  }

  const readFirst = <Result>(what: What, property: string) =>
    retry(
      async () =>
        (await ask<Result | null>(
          `pageTools.findAll(${toSource(what)})[${what.at ?? 0}]?.${property} ?? null`,
        )) ?? undefined,
      () => `${toSource(what)} is not there`,
    );
  const count = (what: What) =>
    retry(
      () => ask<number>(`pageTools.findAll(${toSource(what)}).length`),
      () => 'The page does not answer',
    );
  const boxOf = (what: What) =>
    retry(
      async () => (await ask<Box | null>(`pageTools.findBox(${toSource(what)})`)) ?? undefined,
      () => `${toSource(what)} is not there or moves`,
    );
  const address = () => browser.evaluate('location.pathname + location.search') as Promise<string>;
  const poll = <Result>(read: () => Promise<Result>, timeout = withinMs) =>
    expect.poll(() => read().catch(() => undefined), { timeout, interval: pollEveryMs });

  const clickAt = async ({ x, y }: { x: number; y: number }) => {
    await browser.perform({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  };
  const press = async (what: What) => clickAt(await findPlace(what));
  const strike = async (keys: readonly string[]) => {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await browser.perform({ type: 'key', id: 'keyboard', actions });
  };

  return {
    size,
    isNarrow: size.width < 768,
    visit: (path) => browser.goTo(origin + path),
    back: browser.back,
    forward: browser.forward,
    press,
    pressInFrame: async (frame, selector) => {
      await findPlace(frame);
      const numberOf = `[...document.querySelectorAll('iframe')].indexOf(pageTools.findAll(${toSource(frame)})[0])`;
      const centre = `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(
        document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`;
      const within = (await retry(
        async () => browser.evaluateInFrame(await ask<number>(numberOf), centre),
        () => `${selector} is not in ${toSource(frame)}`,
      )) as { x: number; y: number };
      const { left, top } = await boxOf(frame);
      await clickAt({ x: Math.round(left + within.x), y: Math.round(top + within.y) });
    },
    pressKey: (key) => strike([keyCodes[key]]),
    typeHere: (text) => strike([...text]),
    type: async (what, text) => {
      await press(what);
      await ask(`document.activeElement.select?.()`);
      await strike(text === '' ? [keyCodes.Backspace] : [...text]);
    },
    choose: async (what, option) => {
      const wanted = option instanceof RegExp ? String(option) : JSON.stringify(option);
      await retry(
        async () => (await ask<boolean>(`pageTools.choose(${toSource(what)}, ${wanted})`)) || undefined,
        () => `${toSource(what)} has no option ${wanted}`,
      );
    },
    see: async (what) => {
      await poll(() => count(what)).toBeGreaterThan(what.at ?? 0);
    },
    seeOpened: async (what) => {
      await boxOf(what);
      await poll(() => ask<string[]>(`pageTools.listOpacities(${toSource(what)})`)).toEqual(['1']);
    },
    miss: async (what) => {
      await poll(() => count(what)).toBe(0);
    },
    read: async (what, expected) => {
      await poll(() => readFirst<string>(what, 'innerText')).toMatch(expected);
    },
    readValue: async (what, expected) => {
      await poll(() => readFirst<string>(what, 'value')).toMatch(expected);
    },
    textOf: (what) => readFirst(what, 'innerText'),
    valueOf: (what) => readFirst(what, 'value'),
    isChecked: (what) => readFirst(what, 'checked'),
    isFocused: (what) =>
      ask(`pageTools.findAll(${toSource(what)})[${what.at ?? 0}] === document.activeElement`),
    scrollTo: async (what) => {
      const mark = 'data-scrolled-to';
      await ask(`(([...marked], element) => {
        for (const before of marked) before.removeAttribute('${mark}');
        element.setAttribute('${mark}', '');
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      })(document.querySelectorAll('[${mark}]'), pageTools.findAll(${toSource(what)})[${what.at ?? 0}])`);
      return part(`[${mark}]`);
    },
    count,
    boxOf,
    arriveAt: async (expected, timeoutMs) => {
      await poll(address, timeoutMs).toMatch(expected);
    },
    waitForReact: async () => {
      await poll(() => browser.evaluate(`'hydrated' in document.documentElement.dataset`)).toBe(true);
    },
    markDocument: async () => {
      await browser.evaluate(`document.documentElement.dataset.marked = ''`);
      return async () => (await browser.evaluate(`'marked' in document.documentElement.dataset`)) === true;
    },
    address,
    evaluate: ask,
    resize: browser.resize,
    takeScreenshot: browser.takeScreenshot,
  };
}
