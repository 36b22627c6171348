import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/database-types.ts';
import type { Language } from '../../domain/words/language.ts';

/**
 * What is to be done for an address:
 * - `confirm`: send the link that confirms what is pending, or say that nothing is missing
 * - `change`: send the link to a new address
 * - `sync`: put the address on the lists that it has agreed to and take it off the others
 * - `erase`: delete the contact
 */
export type TaskKind = 'confirm' | 'change' | 'sync' | 'erase';

export interface NewsletterTask {
  readonly kind: TaskKind;
  readonly email: string;
  readonly formerEmail: string | null;
  readonly brand: string;
  readonly locale: string;
  readonly origin: string;
  readonly language: Language;
  /** Brand and key of each list. */
  readonly lists: readonly string[];
  /** Consents that were just confirmed: their address is welcomed. */
  readonly consentIds: readonly string[];
  readonly dueAt: Date;
}

/** Stores a task in the transaction of the change that it follows from. */
export async function addTask(trx: Transaction<Database>, task: NewsletterTask, at: Date): Promise<void> {
  await trx
    .insertInto('newsletter_task')
    .values({
      id: randomUUID(),
      kind: task.kind,
      email: task.email,
      former_email: task.formerEmail,
      brand: task.brand,
      locale: task.locale,
      origin: task.origin,
      language: task.language,
      lists: [...task.lists],
      consent_ids: [...task.consentIds],
      created_at: at,
      next_at: task.dueAt,
    })
    .execute();
}
