import { addressField, intField } from '#platform/std/fields.ts'

/** As the lender's contract has them. */
export const mostDays = 30
export const mostPrice = 2 ** 32 - 1
export const mostEnergy = 2 ** 40 - 1
/** sun: TRON stakes and lends no less. */
export const leastStake = 1_000_000n
/** Seconds from leaving to collecting. */
export const leavingTime = 14 * 86_400

export const lenderField = addressField
/** Energy a day. */
export const energyField = intField(1, mostEnergy)
/** Days. */
export const timeField = intField(1, mostDays)
/** sun for one energy a day; 0: no new leases. */
export const priceField = intField(0, mostPrice)
/** A lease's number, from 1; a place that is used again has another. */
export const leaseField = intField(1, Number.MAX_SAFE_INTEGER)
