import { intField, numbersField } from '#platform/std/fields.ts'

export const tokenIdField = intField(1, 1_000_000_000)
export const levelField = intField(0, 1_000)
export const tokenIdsField = numbersField(10)
