import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Builds that workers may still serve next to a published one: the project's own, and those that were published before. */
export function listOtherBuilds(build: string): readonly string[] {
  const published = dirname(build);
  const siblings = readdirSync(published).map((name) => join(published, name));
  return [dirname(published), ...siblings].filter(
    (folder) => folder !== build && existsSync(join(folder, 'client/assets')),
  );
}
