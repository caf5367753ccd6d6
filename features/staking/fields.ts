import { intField, numbersField } from '#platform/std/fields.ts'

/** Of a term. */
export const daysField = intField(1, 3_650)
/** Number of a stake, from 1. */
export const idField = intField(1, Number.MAX_SAFE_INTEGER)
/** `1,2,3`: at most 50 numbers of stakes. */
export const idsField = numbersField(15)
/** Stakes that one claim pays: as many as `ids` may name. */
export const mostClaimed = 50
