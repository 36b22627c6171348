import { expect, test } from 'vitest';
import { chooseImages } from './choose-images.server.ts';
import { proveImagePort } from './conformance.ts';
import { createFakeImages } from './fake-images.server.ts';

const scene = 'coast.aegean.summer.golden.warm.kreta';
const upload = 'upload.k3v9x0q2m7b4a8ca8c776554';

proveImagePort('painted and uploaded', () =>
  chooseImages({ painted: createFakeImages(), uploaded: createFakeImages() }),
);

test('an upload is requested from the library, a scene from the painter', async () => {
  const [painted, uploaded] = [createFakeImages(), createFakeImages()];
  const images = chooseImages({ painted, uploaded });
  uploaded.setBusy(true);
  const ask = (sceneKey: string) => images.getImage({ sceneKey, size: '420x300', format: 'webp' });
  expect(await ask(upload)).toEqual({ ok: false, reason: 'busy' });
  expect(await ask(scene)).toMatchObject({ ok: true });
});

test('each picture is prepared by the port that makes it', () => {
  const [painted, uploaded] = [createFakeImages(), createFakeImages()];
  const request = { size: '420x300', format: 'webp' } as const;
  chooseImages({ painted, uploaded }).prepareImages([
    { ...request, sceneKey: upload },
    { ...request, sceneKey: scene },
  ]);
  expect(painted.prepared.map(({ sceneKey }) => sceneKey)).toEqual([scene]);
  expect(uploaded.prepared.map(({ sceneKey }) => sceneKey)).toEqual([upload]);
});
