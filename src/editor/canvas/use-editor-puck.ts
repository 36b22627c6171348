import { createUsePuck } from '@puckeditor/core';

/** Puck's state, asked for piece by piece: a component is drawn anew when its piece changes. */
export const useEditorPuck = createUsePuck();
