import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const benchFolder = dirname(dirname(fileURLToPath(import.meta.url)));

/** The server is measured bare, as ours is: compression is asked for by the load, not by default. */
export default {
  poweredByHeader: false,
  turbopack: { root: benchFolder },
};
