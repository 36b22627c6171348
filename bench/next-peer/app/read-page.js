import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const pages = new Map();

/** The described page, read once: content is in memory on both sides of the comparison. */
export function readPage(brand, page) {
  const name = `${brand}-${page}`;
  if (!pages.has(name))
    pages.set(name, JSON.parse(readFileSync(join(process.env.PEER_PAGES, `${name}.json`), 'utf8')));
  return pages.get(name);
}
