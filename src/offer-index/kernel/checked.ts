/** Entry of the checked build: the kernel, and the functions that declare the extents of the tables. */
export { addExtent, fixExtents } from './extents';
export * from './index';
