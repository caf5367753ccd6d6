import { intField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

/** Of nodes: 1, 2 and 3. */
export const kinds = [1, 2, 3] as const
export const kindField = intField(1, kinds.length)
/** Number of a node, from 1; the contract has 28 bits for it. */
export const nodeIdField = intField(1, 2 ** 28 - 1)
/** The first second of a day, UTC. */
export const dayField = intField(0, 2 ** 32 - 1)

/** What the amount of a quote is of: USDT that the burn is worth, TES that it burns, or TRX that buy them. */
export const quoteOf = z.enum(['worth', 'coin', 'trx'])

/** Hundredths of a percent by which a purchase may bring less power than was quoted. */
export const slippage = { least: 10, usual: 100, most: 1_000 } as const
export const slippageField = z._default(
  z.optional(intField(slippage.least, slippage.most)),
  slippage.usual,
)

/** Of a pool, miners share so much; nodes have the rest, each kind an equal part. */
export const minersPart = { part: 4n, of: 5n } as const
/** Days of a period. */
export const periodDays = 90
/** Seconds in which a node can be activated or refunded. */
export const timeToActivate = 7 * 86_400
/** Percent of a node's price that is split along the owner's line; the fund has the rest. */
export const nodeFeePercent = 5
