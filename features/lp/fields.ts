import { addressField, amountField, coinField, intField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

/** A pool by the address of its pair, which is its LP coin too; without one it is the first of the list. */
export const poolField = z.optional(addressField)
/** Of a purchase, or of its quote. */
export const purchaseFields = { pool: poolField, coin: coinField, amount: z.optional(amountField) }
/** Number of a purchase, from 1. */
export const idField = intField(1, Number.MAX_SAFE_INTEGER)
/** Hundredths of a percent by which less may come out than was quoted. */
export const slippageDefault = 50
export const slippageLeast = 10
export const slippageMost = 500
export const slippageField = z._default(
  z.optional(intField(slippageLeast, slippageMost)),
  slippageDefault,
)
/** What LP is approved for: staking it, or taking it out, by the exchange's router. */
export const useField = z.optional(z.enum(['stake', 'remove']))
