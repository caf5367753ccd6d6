import { numberOf, seriesOf } from '../numbers.ts'

/** As a reader has them: `#3-7` is the seventh of series 3; the sign keeps it from reading as a range. */
export const boxNumber = (id: number): string => `#${seriesOf(id)}-${numberOf(id)}`

/** `#3-7, #3-8` */
export const boxNumbers = (ids: readonly number[]): string => ids.map(boxNumber).join(', ')

/** Of an argument that is a list, as JSON. */
export function boxList(value: string): string | null {
  const list: unknown = JSON.parse(value)
  return Array.isArray(list) ? boxNumbers(list.map(Number)) : null
}
