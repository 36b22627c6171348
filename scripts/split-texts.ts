import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import { findTextArea } from '../src/texts/text-areas.ts';

const request = /(?<file>.*[\\/](?<language>\w+)\.po)\?area=(?<area>\w+)$/;

/**
 * Compiles `de.po?area=mask` to the texts of that area. Translators have one file a language, a page loads the pieces it
 * shows.
 */
export function splitTexts(): Plugin {
  return {
    name: 'split-texts',
    load: {
      filter: { id: request },
      async handler(id) {
        const { file = '', language = '', area } = request.exec(id)?.groups ?? {};
        this.addWatchFile(file);
        const [catalogue] = await getCatalogs(getConfig());
        const messages = Object.entries((await catalogue?.read(language)) ?? {})
          .filter(([textId]) => findTextArea(textId) === area)
          .map(([textId, { translation = '' }]) => [textId, translation]);
        const compiled = createCompiledCatalog(language, Object.fromEntries(messages), { namespace: 'es' });
        if (compiled.errors.length > 0) this.error(compiled.errors.map(String).join('\n'));
        return { code: compiled.source, map: null, moduleType: 'js' };
      },
    },
  };
}
