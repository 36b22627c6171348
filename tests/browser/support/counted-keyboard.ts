import type { Locator, Page } from '@playwright/test';
import { reachByTab } from './reach-by-tab.ts';

/** The keyboard of a shopper without a mouse: every key but the letters of a text counts, for the step it is pressed in. */
export interface CountedKeyboard {
  /** What is pressed from now on belongs to this step. */
  begin(step: string): void;
  /** Walks to something by Tab or Shift+Tab. */
  reach(what: Locator): Promise<void>;
  /** Walks to something and presses a key there. */
  pressOn(what: Locator, key?: string): Promise<void>;
  /** Presses a key where the focus is. */
  press(key: string, times?: number): Promise<void>;
  /** Walks to a field and types into it. */
  typeInto(what: Locator, text: string): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  /** Presses of all steps but the named ones. */
  countWithout(...steps: readonly string[]): number;
  /** Presses and letters of each step, one line each. */
  report(): string;
}

export function countKeys({ keyboard }: Page): CountedKeyboard {
  const steps = new Map<string, { presses: number; letters: number }>();
  let current = { presses: 0, letters: 0 };
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await keyboard.press(key);
    current.presses += times;
  };
  const reach = async (what: Locator) => {
    const presses = await reachByTab(what);
    current.presses += presses;
  };
  const type = async (text: string) => {
    await keyboard.type(text);
    current.letters += text.length;
  };
  return {
    begin: (step) => {
      current = { presses: 0, letters: 0 };
      steps.set(step, current);
    },
    reach,
    press,
    type,
    pressOn: async (what, key = 'Enter') => {
      await reach(what);
      await press(key);
    },
    typeInto: async (what, text) => {
      await reach(what);
      await type(text);
    },
    countWithout: (...others) =>
      [...steps].reduce((sum, [step, { presses }]) => (others.includes(step) ? sum : sum + presses), 0),
    report: () =>
      [...steps].map(([step, { presses, letters }]) => `${step}: ${presses} + ${letters} letters`).join('\n'),
  };
}
