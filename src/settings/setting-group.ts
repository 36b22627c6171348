import type { z } from 'zod';

/** Settings of one vendor or one matter, of which `main/settings/env.server.ts` takes all. */
export interface SettingGroup<Shape extends z.ZodRawShape> {
  readonly shape: Shape;
  /** What a setting must be, as an operator reads it after a bad value. */
  readonly expectations: Readonly<Record<keyof Shape, string>>;
  /** Settings whose value must not appear on a terminal or in a log. */
  readonly secrets: readonly (keyof Shape)[];
}

/** Values of a group, after their shapes have accepted them. */
export type FoundSettings<Group> =
  Group extends SettingGroup<infer Shape> ? z.output<z.ZodObject<Shape>> : never;

/** Declares a group, so that every setting has its shape and its expectation. */
export function defineSettings<const Shape extends z.ZodRawShape>(
  group: SettingGroup<Shape>,
): SettingGroup<Shape> {
  return group;
}
