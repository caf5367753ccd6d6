import { intField, numbersField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

export const seriesField = intField(1, 1_000_000)
/** A box or a request: its series times 2^32, and its number in it. */
export const numberField = intField(1, Number.MAX_SAFE_INTEGER)
export const boxIdsField = numbersField(16)
/** The holder's input to a draw: 32 bytes. */
export const seedField = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/), z.describe('0x and 64 hex digits')),
  z.transform((text) => text.toLowerCase()),
)
