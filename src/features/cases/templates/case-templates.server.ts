import type { Db } from '../../../database/open-kysely.server.ts';
import type { Language } from '../../../domain/words/language.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { CASE_TOPICS, type CaseTemplate, type CaseTopic, PLACEHOLDERS } from './case-topics.ts';

/** Texts that answers begin with, in every language. */
export interface CaseTemplates {
  list(language: Language): Promise<readonly CaseTemplate[]>;
  /** @param body '' for what comes with the shop */
  change(topic: CaseTopic, language: Language, body: string): Promise<void>;
}

export function createCaseTemplates(db: Db): CaseTemplates {
  return {
    async list(language) {
      const texts = await loadTexts(language);
      const rows = await db
        .selectFrom('case_template')
        .select(['topic', 'body'])
        .where('language', '=', language)
        .execute();
      const changed = new Map(rows.map(({ topic, body }) => [topic, body]));
      const placeholders = Object.fromEntries(PLACEHOLDERS.map((name) => [name, `{${name}}`]));
      return CASE_TOPICS.map((topic) => ({
        topic,
        body: changed.get(topic) ?? texts(`mail.case.template.${topic}`, placeholders),
        isChanged: changed.has(topic),
      }));
    },
    async change(topic, language, body) {
      if (body === '') {
        await db
          .deleteFrom('case_template')
          .where('topic', '=', topic)
          .where('language', '=', language)
          .execute();
        return;
      }
      await db
        .insertInto('case_template')
        .values({ topic, language, body })
        .onConflict((conflict) => conflict.columns(['topic', 'language']).doUpdateSet({ body }))
        .execute();
    },
  };
}
