import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { findNextIndex, Tabs } from './tabs.tsx';

const tabs = ['a', 'b', 'c'].map((key) => ({ key, label: key, panel: <p>{key}</p> }));

describe('tabs', () => {
  test('[SHELL-060] the active tab index starts at 0', () => {
    const markup = renderToStaticMarkup(<Tabs id="t" label="Letters" tabs={tabs} />);
    const selected = [...markup.matchAll(/aria-selected="(true|false)"/g)].map(([, state]) => state);
    expect(selected).toEqual(['true', 'false', 'false']);
  });

  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowLeft', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, null],
  ])('%s at index %i of three leads to %s', (key, index, expected) => {
    expect(findNextIndex(key, index, 3)).toBe(expected);
  });
});
