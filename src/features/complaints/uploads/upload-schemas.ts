import { z } from 'zod';
import { MAX_FILE_BYTES } from './file-rules.ts';

/** Larger and empty files are refused by name of the fault, not as bad input. */
export const uploadBody = z.object({
  name: z.string().min(1).max(400),
  bytes: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
});

export const uploadAnswer = z.object({
  success: z.boolean(),
  id: z
    .string()
    .optional()
    .describe('Of the file that was begun: it takes the place of the file in `file[]`'),
  error: z.string().optional(),
});

export const uploadPartQuery = z.object({
  offset: z.coerce.number().int().min(0).max(MAX_FILE_BYTES).optional().describe('Where the part begins'),
});

export const uploadedPart = z.object({
  success: z.boolean().describe('False where the part was not taken: send from `offset`, or see `error`'),
  offset: z.number().int().optional().describe('Bytes of the file that are there'),
  isComplete: z.boolean().optional().describe('The file is there and was checked'),
  error: z.string().optional().describe('The file is refused and was deleted'),
});
