import { intField, numbersField } from '#platform/std/fields.ts'

export const tokenIdField = intField(1, 1_000_000_000)
export const levelField = intField(0, 1_000)
export const tokenIdsField = numbersField(10)
/** None is no wrong text: the call states to select first. */
export const chosenIdsField = numbersField(10, 0)
