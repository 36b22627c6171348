import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createServer as createViteServer, type Plugin, type ViteDevServer } from 'vite';
import type * as SeedsModule from '../src/content-seeds/fill-content.server.ts';
import type * as AppModule from '../src/main/build-app.server.ts';
import type * as ServeModule from '../src/main/serve.server.ts';

/**
 * Everything for developers: the database, the shop, and instant reload. A change in the browser's part is exchanged
 * in place; a change in the server's part builds the app again behind the same port, between two requests.
 */
const http = createHttpServer();
const vite = await createViteServer({
  appType: 'custom',
  plugins: [reactRefreshPreamble()],
  server: { middlewareMode: true, hmr: { server: http } },
});

const { serve } = (await vite.ssrLoadModule('/src/main/serve.server.ts')) as typeof ServeModule;
await serve(async (deps) => {
  const reloading = await startReloadingApp(vite, deps);
  http.on('request', (request, response) => {
    vite.middlewares(request, response, () => reloading.answer(request, response));
  });
  return {
    server: http,
    log: { level: 'info' },
    listen: (options: { host: string; port: number }) => listenOn(http, options),
    close: async () => {
      http.close();
      await Promise.all([reloading.close(), vite.close()]);
    },
  } as unknown as Awaited<ReturnType<typeof AppModule.buildApp>>;
});

async function startReloadingApp(server: ViteDevServer, deps: Parameters<typeof AppModule.buildApp>[0]) {
  const build = async (): Promise<FastifyInstance> => {
    server.environments.ssr?.moduleGraph.invalidateAll();
    const { fillContent } = (await server.ssrLoadModule(
      '/src/content-seeds/fill-content.server.ts',
    )) as typeof SeedsModule;
    const { buildApp } = (await server.ssrLoadModule('/src/main/build-app.server.ts')) as typeof AppModule;
    await fillContent(deps.pool);
    const app = await buildApp(deps);
    await app.ready();
    return app;
  };
  let current = build();
  await current;

  // Requests wait for the app that is being built, so that no answer mixes modules from before and after a change.
  const rebuild = () => {
    const previous = current;
    current = previous
      .then(
        (app) => app.close(),
        () => undefined,
      )
      .then(build);
    current.catch((error: Error) => {
      server.ssrFixStacktrace(error);
      console.error(error);
    });
  };
  let pause: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_event, file) => {
    if (!/\/(?:src|migrations)\//.test(file) || /\.(?:test\.tsx?|css)$/.test(file)) return;
    clearTimeout(pause);
    pause = setTimeout(rebuild, 60);
  });

  return {
    answer: async (request: IncomingMessage, response: ServerResponse) => {
      try {
        (await current).routing(request, response);
      } catch (error) {
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end((error as Error).stack);
      }
    },
    close: async () => (await current).close(),
  };
}

function listenOn(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve());
  });
}

/** React's fast refresh has to be set up before the first component loads; pages of our own rendering ask for it here. */
function reactRefreshPreamble(): Plugin {
  const id = '/@react-refresh-preamble';
  return {
    name: 'react-refresh-preamble',
    resolveId: (source) => (source === id ? id : undefined),
    load: (source) =>
      source === id
        ? `import { injectIntoGlobalHook } from '/@react-refresh';
           injectIntoGlobalHook(window);
           window.$RefreshReg$ = () => {};
           window.$RefreshSig$ = () => (type) => type;`
        : undefined,
  };
}
