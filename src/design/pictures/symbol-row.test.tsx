import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SymbolRow } from './symbol-row.tsx';

const paths = (markup: string) => [...markup.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);

test('[HOTEL-016] a rating fills its part of six suns', () => {
  const markup = renderToStaticMarkup(<SymbolRow symbol="sun" value={4.5} of={6} label="4.5 of 6" />);
  expect(paths(markup)).toEqual(['M0 0h96v16H0z', 'M0 0h72v16H0z']);
});

test('a category shows as many stars as are begun', () => {
  const markup = renderToStaticMarkup(<SymbolRow symbol="star" value={3.5} label="3.5 stars" />);
  expect(paths(markup)).toEqual(['M0 0h64v16H0z', 'M0 0h56v16H0z']);
});

test.each([
  [-1, 0],
  [7, 96],
])('%s of 6 fills no more than there is', (value, width) => {
  const markup = renderToStaticMarkup(<SymbolRow symbol="sun" value={value} of={6} label="" />);
  expect(paths(markup)[1]).toBe(`M0 0h${width}v16H0z`);
});

test('says the number in words', () => {
  expect(renderToStaticMarkup(<SymbolRow symbol="sun" value={5} of={6} label="5 of 6" />)).toContain(
    'role="img" aria-label="5 of 6"',
  );
});
