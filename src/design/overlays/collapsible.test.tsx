import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Collapsible } from './collapsible.tsx';

test('[SHELL-061] a collapsible block is expanded by default', () => {
  expect(renderToStaticMarkup(<Collapsible title="Title">Text</Collapsible>)).toMatch(
    /^<details [^>]*open=""/,
  );
});

test('a collapsible block is folded on request', () => {
  const markup = renderToStaticMarkup(
    <Collapsible title="Title" isExpanded={false}>
      Text
    </Collapsible>,
  );
  expect(markup).not.toContain('open');
});
