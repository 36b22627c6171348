import { createFormReplies, type FormReplies } from '../../database/form-replies.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { complaintPolicy } from '../../defaults.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { ComplaintReply } from './complaint-reply.ts';

export type ComplaintReplies = FormReplies<ComplaintReply>;

export function createComplaintReplies(db: Db, clock: Clock, secret: string): ComplaintReplies {
  const { replyLifetimeMs: lifetimeMs } = complaintPolicy;
  return createFormReplies(db, clock, { secret, purpose: 'complaint reply', lifetimeMs });
}
