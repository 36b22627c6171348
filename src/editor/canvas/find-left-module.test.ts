import type { PuckAction } from '@puckeditor/core';
import { expect, test } from 'vitest';
import { findLeftModule } from './find-left-module.ts';
import { rootZone, toPuckData } from './puck-data.ts';

const buildState = (ids: readonly string[], index: number | null) => ({
  data: toPuckData(ids.map((id) => ({ type: 'text', id, props: {} }))),
  ui: { itemSelector: index === null ? null : { index, zone: rootZone } },
});

const undo: PuckAction = { type: 'set', state: {} };

test('a module that undoing closes is opened again at its present position', () => {
  expect(findLeftModule(undo, buildState(['b', 'a'], null), buildState(['a', 'b'], 0))).toBe('a');
  expect(findLeftModule(undo, buildState(['a', 'b'], 1), buildState(['a', 'b'], 0))).toBe('a');
});

test('a module that is gone, or open as before, is not opened', () => {
  expect(findLeftModule(undo, buildState(['b'], null), buildState(['a', 'b'], 0))).toBeNull();
  expect(findLeftModule(undo, buildState(['b', 'a'], 1), buildState(['a', 'b'], 0))).toBeNull();
  expect(findLeftModule(undo, buildState(['a'], 0), buildState(['a'], null))).toBeNull();
});

test('a module that is closed otherwise stays closed', () => {
  const close: PuckAction = { type: 'setUi', ui: { itemSelector: null } };
  expect(findLeftModule(close, buildState(['a'], null), buildState(['a'], 0))).toBeNull();
});
