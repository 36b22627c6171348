/** Serves documents as files: the most that a server on Node can answer, as nothing is rendered. Started with a port and a folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const [port = '', folder = ''] = process.argv.slice(2);
const documents = new Map(
  readdirSync(folder).map((file) => [
    `/${file.replace('.html', '').replace('-', '/')}`,
    readFileSync(join(folder, file)),
  ]),
);

createServer(({ url = '' }, answer) => {
  const document = documents.get(url);
  if (document === undefined) return void answer.writeHead(404).end();
  answer.writeHead(url.endsWith('/not-found') ? 404 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': document.length,
  });
  answer.end(document);
}).listen(Number(port), '127.0.0.1');
