import fastify from 'fastify';
import { expect, test } from 'vitest';
import { findFirstPictures, prepareFirstViews } from './prepare-first-views.server.ts';

const picture = (scene: string, priority: string) =>
  `<picture><source type="image/avif" srcSet="/image/460x700/${scene}.avif 460w"/>` +
  `<source type="image/webp" srcSet="/image/460x700/${scene}.webp 460w"/>` +
  `<source type="image/avif" srcSet="/image/1920x800/${scene}.avif 1920w, /image/460x700/${scene}.avif 460w"/>` +
  `<img src="/image/1920x800/${scene}.webp" ${priority}/></picture>`;

test('pictures that the browser is to load first are found in each size, once', () => {
  const html = `<main>${picture('a', 'fetchPriority="high"')}<p>words</p>${picture('b', 'loading="lazy"')}</main>`;
  expect(findFirstPictures(html)).toEqual([
    { sceneKey: 'a', size: '460x700', format: 'avif' },
    { sceneKey: 'a', size: '1920x800', format: 'avif' },
  ]);
});

test('a page without such a picture needs none', () => {
  expect(findFirstPictures(picture('b', 'loading="lazy"'))).toEqual([]);
  expect(findFirstPictures('')).toEqual([]);
});

test('the end of the process waits for the home page in progress and renders no further one', async () => {
  const events: string[] = [];
  let finishPage = () => {};
  let notePage = () => {};
  const pageBegun = new Promise<void>((resolve) => {
    notePage = resolve;
  });
  const logged: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => logged.push(line) } } });
  app.get('/*', async () => {
    events.push('page');
    notePage();
    await new Promise<void>((resolve) => {
      finishPage = resolve;
    });
    events.push('rendered');
    return picture('a', 'fetchPriority="high"');
  });
  app.addHook('onClose', async () => void events.push('closed'));
  prepareFirstViews(app, { prepareImages: () => undefined }, 0);
  await app.listen({ port: 0 });
  await pageBegun;
  const closed = app.close();
  // Time in which an end that does not wait would close the app.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(events).toEqual(['page']);
  finishPage();
  await closed;
  expect([events, logged]).toEqual([['page', 'rendered', 'closed'], []]);
});
