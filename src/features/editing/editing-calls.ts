import type { LocalText } from '../../brands/brand.ts';
import type { NamedField } from '../../content-modules/definition/field-shape.ts';
import type { ModuleSlotName } from '../../content-modules/definition/module-slots.ts';
import type { Language } from '../../domain/words/language.ts';
import type { SentBody, SentQuery } from '../../site/calls/call-types.ts';
import type { ModuleInstance } from '../../site/module-instance.ts';
import type { EditedKind } from './edited-kind.ts';
import type {
  compareQuery,
  createBody,
  discardBody,
  draftBody,
  prepareBody,
  presenceBody,
  previewQuery,
  publishBody,
  restoreBody,
  saveBody,
  scheduleBody,
  targetsQuery,
} from './editing-schemas.ts';

/**
 * What the editor in the browser and the server say to each other: JSON under `/_editor/call/…`, see `editing_…` in the route
 * table. Moments are ISO 8601 in UTC. Every call needs a session of staff with the role editor, publisher or admin; what goes
 * live needs publisher or admin.
 */

/** A document while it is edited. Composed kinds fill `modules`, value kinds `values`; a page also has `meta`. */
export type DraftBody = SentBody<typeof draftBody>;

/** State of a document. `changed` is published and has a draft that differs. */
export type DocumentState = 'draft' | 'published' | 'changed';

/** One line of the page tree. */
export interface DocumentLine {
  readonly id: string;
  readonly brand: string;
  readonly kind: EditedKind;
  /** Of the draft, '' for the home page and for kinds of which a brand has one. */
  readonly slug: string;
  /** Of the draft; null for kinds without. */
  readonly title: LocalText | null;
  readonly state: DocumentState;
  /** Version visitors see; null before the first. */
  readonly version: number | null;
  readonly publishedAt: string | null;
  /** Who changed the draft last, and when; null while there is none. */
  readonly editedBy: string | null;
  readonly editedAt: string | null;
  /** When the draft, as it was then, goes live by itself, or should have: see `isScheduleFailed`. */
  readonly scheduledFor: string | null;
  /** Its moment came and it did not fit; the document's `schedule` says why. */
  readonly isScheduleFailed: boolean;
  /** Number of missing texts per language other than German. */
  readonly missing: Readonly<Partial<Record<Language, number>>>;
}

/** The draft as it is now; without one, what is published. */
export interface Draft {
  readonly slug: string;
  readonly body: DraftBody;
  /**
   * Counts saves of the document, over all its drafts, and never goes back; what is saved names the one it began from.
   * Publishing keeps it, discarding and restoring count on.
   */
  readonly revision: number;
  readonly editedBy: string | null;
  readonly editedAt: string | null;
}

/** An editor who has the document open. */
export interface Presence {
  readonly staffId: string;
  readonly name: string;
  /** Has unsaved or just saved changes; otherwise only looks. */
  readonly isEditing: boolean;
}

export interface VersionLine {
  readonly version: number;
  readonly slug: string;
  readonly at: string;
  /** '' for versions that came with the product. */
  readonly by: string;
  readonly note: string;
}

/** What goes live by itself. */
export interface PlannedPublishing {
  readonly at: string;
  readonly by: string;
  /** The draft was changed since: what goes live is what it was then. */
  readonly isBehindDraft: boolean;
  /** Why it did not go live when its moment came; null while it waits. */
  readonly problems: readonly FieldProblem[] | null;
}

/** A document with a link to another. */
export interface LinkingDocument {
  readonly id: string;
  readonly kind: DocumentLine['kind'];
  readonly slug: string;
  readonly title: LocalText | null;
}

/** `editing_open`: GET `/_editor/call/document/{documentId}`. */
export interface OpenDocument {
  readonly line: DocumentLine;
  readonly draft: Draft;
  /** Newest first. */
  readonly versions: readonly VersionLine[];
  readonly present: readonly Presence[];
  readonly schedule: PlannedPublishing | null;
  /** Documents of the brand whose draft or published state links to this page, by its address or one it has had. */
  readonly linkedFrom: readonly LinkingDocument[];
}

/** Something that keeps a document from being saved or published, at the very field. */
export interface FieldProblem {
  /** Module it is in; null for title, description, slug and values. */
  readonly moduleId: string | null;
  /**
   * Names and positions from the module's props, or from the body, down to the field: `['slides', 0, 'link']`, `['meta', 'title', 'de']`,
   * `['values', 'hotline']`, `['slug']`; `['at']` of a schedule; empty for the module or document as a whole.
   */
  readonly path: readonly (string | number)[];
  /** Text id of what is wrong, `editing.problem.…`. */
  readonly problem: string;
}

/** Answer to `editing_save`, `editing_publish`, `editing_schedule` and what else changes a document. */
export type ChangeAnswer =
  | { readonly outcome: 'done'; readonly document: OpenDocument }
  /** Another editor saved meanwhile: the server stored nothing and returns their draft. */
  | { readonly outcome: 'conflict'; readonly theirs: Draft }
  /** It does not fit: nothing was written. */
  | { readonly outcome: 'refused'; readonly problems: readonly FieldProblem[] }
  /** A document that was only ever a draft is discarded: there is none any more. */
  | { readonly outcome: 'gone' };

/** One readable line of what differs between two states of a document. */
export interface Difference {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  readonly moduleId: string | null;
  /** Type of the module; null for title, description, slug and values. */
  readonly moduleType: string | null;
  /**
   * Down to the field, texts with their language: `['slides', 1, 'headline', 'en']`. Positions are those after the change, of what
   * was removed those before. Empty for whole modules.
   */
  readonly path: readonly (string | number)[];
  /** The value as a text, of whole modules and list items what they say first in the asked language; null where there is none. */
  readonly before: string | null;
  readonly after: string | null;
}

/** `editing_prepare`: POST; the modules of an unsaved body as a page would show them, prices and all. */
export type PrepareRequest = SentBody<typeof prepareBody>;

/** As whom and when a document is looked at. */
export type PreviewChoice = Pick<PrepareRequest, 'language' | 'currency' | 'locale' | 'at' | 'isEditor'>;

/** Query of `editor_preview`. */
export type PreviewQuery = SentQuery<typeof previewQuery>;

export interface PrepareAnswer {
  /** One for each module of the body, in its order; a module that is hidden there has `isHidden`. */
  readonly modules: readonly (ModuleInstance & { readonly isHidden: boolean })[];
  readonly problems: readonly FieldProblem[];
}

/** `editing_palette`: GET; what can be placed, and the fields of each. */
export interface PaletteEntry {
  readonly type: string;
  readonly slots: readonly ModuleSlotName[];
  readonly fields: readonly NamedField[];
}

/** Query of `editing_targets`. */
export type TargetsQuery = SentQuery<typeof targetsQuery>;

/** `editing_targets`: GET; what a link, a destination or a hotel field can name. */
export interface LinkTarget {
  readonly kind: 'page' | 'destination' | 'hotel';
  /** In the asked language, with where it lies: 'Chania, Kreta'. */
  readonly label: string;
  /** As the `link` field stores it. */
  readonly link: string;
  /** Catalogue id or giata id; null for pages. */
  readonly id: number | null;
}

/** Answer of `editing_list`. */
export interface DocumentList {
  readonly documents: readonly DocumentLine[];
}

/** Body of `editing_create`. A copy takes the modules of another document, which may be of another brand. */
export type CreateRequest = SentBody<typeof createBody>;

/** Body of `editing_save`; sent twice it is done once. */
export type SaveRequest = SentBody<typeof saveBody>;

/** Body of `editing_publish`: what is in the draft as of this revision goes live. */
export type PublishRequest = SentBody<typeof publishBody>;

/** Body of `editing_schedule`; without a moment a planned publishing is called off. */
export type ScheduleRequest = SentBody<typeof scheduleBody>;

/** Body of `editing_discard`. */
export type DiscardRequest = SentBody<typeof discardBody>;

/** Body of `editing_restore`: into the draft, or live in one go. */
export type RestoreRequest = SentBody<typeof restoreBody>;

/** Body of `editing_presence`, sent every ten seconds and once more, `gone`, on leaving. */
export type PresenceRequest = SentBody<typeof presenceBody>;
export interface PresenceAnswer {
  /** All other windows, including the same editor's in another window. */
  readonly present: readonly Presence[];
  /** Revision of the current draft; a client with an older one knows that there is a newer. */
  readonly revision: number;
  /** Version visitors see; null for none. */
  readonly version: number | null;
}

/** Answer of `editing_version`. */
export interface VersionAnswer {
  readonly line: VersionLine;
  readonly body: DraftBody;
}

/** Query of `editing_compare`: states are `draft`, `published` or the number of a version. */
export type CompareQuery = SentQuery<typeof compareQuery>;

/** Answer of `editing_compare`. */
export interface CompareAnswer {
  readonly differences: readonly Difference[];
}

/** Answer of `editing_palette`. */
export interface Palette {
  readonly modules: readonly PaletteEntry[];
  readonly flags: readonly NamedField[];
  readonly settings: readonly NamedField[];
}

/** Answer of `editing_targets`. */
export interface TargetList {
  readonly targets: readonly LinkTarget[];
}
