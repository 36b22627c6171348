import { parentPort } from 'node:worker_threads';
import { type ImageSize, measureImage } from '../../domain/pictures/image-size.ts';
import { parseSceneKey } from '../../domain/pictures/scene.ts';
import { encodePicture } from '../../ports/images/encode-picture.server.ts';
import type { ImageRequest } from '../../ports/images/image-port.ts';
import { paintScene } from './paint-scene.server.ts';

/** An order has been checked: only listed sizes are painted. */
export type PaintOrder = ImageRequest & { readonly size: ImageSize };

/** What the thread answers to one order: the picture's bytes, or why it could not be painted. */
export type PaintAnswer = { readonly data: Uint8Array } | { readonly failure: string };

/**
 * The painting thread: takes one order after another. In development Node runs it from this file, so everything it
 * imports must be plain TypeScript.
 */
parentPort?.on('message', async (order: PaintOrder) => {
  parentPort?.postMessage(await answer(order));
});

async function answer({ sceneKey, size, format }: PaintOrder): Promise<PaintAnswer> {
  try {
    const scene = parseSceneKey(sceneKey);
    if (scene === null) return { failure: `no such scene: ${sceneKey}` };
    return { data: await encodePicture(await paintScene(scene, measureImage(size)), format) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
