import { z } from 'zod';

/** A setting of several values with a comma between. */
export const splitList = <T>(each: z.ZodType<T, string>) =>
  z
    .string()
    .transform((text) => text.split(/, ?/))
    .pipe(z.array(each));
