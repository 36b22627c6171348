import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { renderToString } from 'react-dom/server';
import type { GalleryPayload } from '../../gallery/gallery.client.tsx';
import { GalleryPage } from '../../gallery/gallery-page.tsx';
import { escapeScriptData } from '../../server/pages/escape-script-data.server.ts';
import { VisitProvider } from '../../site/visit-context.tsx';
import { loadTexts } from '../../texts/load-texts.ts';
import { listServerPaths } from '../../url.ts';
import { findGalleryAssets, galleryFilesPath, galleryFolder } from './gallery-assets.server.ts';
import { loadGallery } from './load-gallery.server.ts';

/** Serves `/_gallery`, for development and tests; production never registers it. */
export async function registerGallery(app: FastifyInstance): Promise<void> {
  const builtFiles = join(resolve(galleryFolder), 'assets');
  if (existsSync(builtFiles)) {
    await app.register(fastifyStatic, { root: builtFiles, prefix: galleryFilesPath, decorateReply: false });
  }
  for (const path of listServerPaths('gallery')) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const { searchParams } = new URL(request.url, 'http://shop');
      const gallery = loadGallery(request.visit, searchParams);
      if (gallery === null) return reply.callNotFound();
      const html = await renderGallery(gallery, reply.allowPage());
      return reply.header('content-type', 'text/html; charset=utf-8').send(html);
    });
  }
}

async function renderGallery(gallery: GalleryPayload, nonce: string): Promise<string> {
  const { visit, page } = gallery;
  const assets = findGalleryAssets(visit.brand.key);
  const body = renderToString(
    <VisitProvider visit={visit} texts={await loadTexts(visit.language)}>
      <GalleryPage {...page} />
    </VisitProvider>,
  );
  return [
    `<!DOCTYPE html><html lang="${visit.language}" data-brand="${visit.brand.key}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Gallery</title>',
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.scripts.map((src) => `<script type="module" src="${src}" nonce="${nonce}"></script>`),
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="page-payload">${escapeScriptData(JSON.stringify(gallery))}</script></body></html>`,
  ].join('');
}
