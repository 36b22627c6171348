import { createUsePuck } from '@puckeditor/core';

/** Puck's state, read piece by piece: React renders a component again when its piece changes. */
export const useEditorPuck = createUsePuck();
