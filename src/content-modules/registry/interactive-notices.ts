import { AncillariesNotice } from '../ancillaries-notice/ancillaries-notice.tsx';
import type { ModuleComponents } from './frame-components.ts';

/** Notices that act (`acts.ts`): what the browser needs of those that it was served. */
export const actingNotices: ModuleComponents = {
  ancillariesNotice: AncillariesNotice,
};
