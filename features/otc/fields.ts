import { intField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

/** Number of an offer, from 1. */
export const offerField = intField(1, Number.MAX_SAFE_INTEGER)
/** The version of an offer that a taker has seen; the contract has ten bits for it. */
export const orderField = intField(1, 1_023)
/** The duration of an offer; `MAX_TIME` of the contract at most, which counts from the block's time. */
export const mostDays = 90
export const daysField = intField(1, mostDays)

/** buy: offers that give the coin · sell: offers that want it */
export const sideField = z._default(z.optional(z.enum(['buy', 'sell'])), 'buy')
/** newest: last published first · price: the taker's best price first, of two coins alone */
export const offerSortField = z._default(z.optional(z.enum(['newest', 'price'])), 'newest')
/** buyer: what I took · seller: what others took of mine */
export const partyField = z._default(z.optional(z.enum(['buyer', 'seller'])), 'buyer')
/** standing: something is left of it, expired or not */
export const ownStateField = z._default(z.optional(z.enum(['standing', 'ended'])), 'standing')
