/**
 * Props of every view under its name. Each feature declares its own views here by declaration merging, in the file of their props:
 * `site` lies below the features and cannot import them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features fill it.
export interface ViewProps {}
