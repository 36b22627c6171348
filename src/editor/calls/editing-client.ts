import type {
  ChangeAnswer,
  CompareAnswer,
  CompareQuery,
  CreateRequest,
  DocumentList,
  OpenDocument,
  Palette,
  PrepareAnswer,
  PrepareRequest,
  PresenceAnswer,
  PresenceRequest,
  PublishRequest,
  RestoreRequest,
  SaveRequest,
  ScheduleRequest,
  TargetList,
  TargetsQuery,
  VersionAnswer,
} from '../../features/editing/editing-calls.ts';

/** A state that is compared: the draft, what visitors see, or a version by its number. */
export type ComparedStateKey = CompareQuery['from'];

/**
 * What the editor asks of the server. A call without a session waits until the editor signs in, and is then repeated.
 * @throws EditingFailure
 */
export interface EditingClient {
  palette(): Promise<Palette>;
  list(signal: AbortSignal): Promise<DocumentList>;
  create(request: CreateRequest): Promise<ChangeAnswer>;
  open(documentId: string, signal: AbortSignal): Promise<OpenDocument>;
  save(documentId: string, request: SaveRequest): Promise<ChangeAnswer>;
  publish(documentId: string, request: PublishRequest): Promise<ChangeAnswer>;
  schedule(documentId: string, request: ScheduleRequest): Promise<ChangeAnswer>;
  unpublish(documentId: string): Promise<ChangeAnswer>;
  discard(documentId: string, revision: number): Promise<ChangeAnswer>;
  restore(documentId: string, request: RestoreRequest): Promise<ChangeAnswer>;
  savePresence(documentId: string, request: PresenceRequest): Promise<PresenceAnswer>;
  version(documentId: string, version: number, signal: AbortSignal): Promise<VersionAnswer>;
  compare(documentId: string, states: CompareQuery, signal: AbortSignal): Promise<CompareAnswer>;
  prepare(request: PrepareRequest, signal: AbortSignal): Promise<PrepareAnswer>;
  targets(question: TargetsQuery, signal: AbortSignal): Promise<TargetList>;
}

/** Why a call has no answer: the server cannot be reached, refuses who asks, knows no such document, or is at fault itself. */
export type FailureReason = 'offline' | 'forbidden' | 'missing' | 'failed';

export class EditingFailure extends Error {
  override readonly name = 'EditingFailure';
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
