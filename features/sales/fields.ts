import { intField, numbersField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

export const seriesField = intField(1, 1_000_000)

/** Products: a level of cards or a series of boxes; a request names one of the two. */
export const targetFields = {
  level: z.optional(intField(0, 1_000)),
  seriesId: z.optional(seriesField),
}

/** How many of it. */
export const numField = intField(1, 100)

export const boxIdsField = numbersField(16)
