import { intField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

/** What is sold: a level of cards or a series of boxes; a request names one of the two. */
export const targetFields = {
  level: z.optional(intField(0, 1_000)),
  seriesId: z.optional(intField(1, 1_000_000)),
}

/** How many of it. */
export const numField = intField(1, 100)
