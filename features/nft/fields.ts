import { intField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

export const tokenIdField = intField(1, 1_000_000_000)
export const levelField = intField(0, 1_000)
/** `7001,7002`: at most 50 ids. */
export const tokenIdsField = z.pipe(
  z.string().check(z.regex(/^\d{1,10}(,\d{1,10}){0,49}$/)),
  z.transform((text) => [...new Set(text.split(',').map(Number))]),
)
