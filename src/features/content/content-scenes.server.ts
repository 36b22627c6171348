import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import type { ContentChanges } from './content-store.server.ts';

export interface ContentScenes {
  /** Whether a published document of any brand shows a scene. @throws when the database does not answer and it is not known yet */
  has(sceneKey: string): Promise<boolean>;
}

/** The scenes of all published documents, read when they are asked for and again after a change of any document. */
export function createContentScenes(db: Db, changes: ContentChanges): ContentScenes {
  let known: Promise<ReadonlySet<string>> | null = null;
  const forget = () => {
    known = null;
  };
  changes.follow({ onChange: forget, onReady: forget });
  return {
    async has(sceneKey) {
      const reading = known ?? selectScenes(db);
      known = reading;
      try {
        return (await reading).has(sceneKey);
      } catch (error) {
        if (known === reading) forget();
        throw error;
      }
    },
  };
}

/** Every text of a document that has the shape of a scene key, however deep. */
async function selectScenes(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ scene: string }>`
    select distinct found #>> '{}' as scene
    from content_document, jsonb_path_query(body, '$.** ? (@ like_regex "^([a-z-]+[.]){5}[a-z0-9-]+$")') as found
  `.execute(db);
  return new Set(rows.map(({ scene }) => scene));
}
