import { AncillariesNotice } from '../ancillaries-notice/ancillaries-notice.tsx';
import type { ModuleComponents } from './frame-components.ts';

/** Interactive notices (`is-interactive.ts`): what the browser needs for those that the server has rendered. */
export const interactiveNotices: ModuleComponents = {
  ancillariesNotice: AncillariesNotice,
};
