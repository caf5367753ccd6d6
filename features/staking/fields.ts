import { intField, numbersField } from '#platform/std/fields.ts'

/** Of a term. */
export const daysField = intField(1, 3_650)
/** Number of a stake, from 1. */
export const idField = intField(1, Number.MAX_SAFE_INTEGER)
/** `1,2,3`: at most 50 numbers of stakes. */
export const idsField = numbersField(15)
/** Maximum of stakes in one claim, and of `ids`. */
export const mostClaimed = 50
