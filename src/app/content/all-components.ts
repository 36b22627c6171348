import type { ModuleComponents } from '../../content-modules/registry/frame-components.ts';
import { formComponents } from './form-components.tsx';
import { moduleComponents } from './module-components.ts';

/** Component of every module type. */
export const allComponents: ModuleComponents = { ...moduleComponents, ...formComponents };
