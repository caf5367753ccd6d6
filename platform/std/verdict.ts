import * as z from 'zod/mini'

/** A yes or no, with the reason and what would make it a yes. */
export const verdict = z.object({
  can: z.boolean(),
  /** Stable word; null for yes. */
  reason: z.nullable(z.string()),
  /** In the reader's language; empty for yes. */
  message: z.string(),
  /** What would make it a yes; empty for yes. */
  remedy: z.string(),
})
export type Verdict = z.output<typeof verdict>
