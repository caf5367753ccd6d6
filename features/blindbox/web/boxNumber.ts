import { numberOf, seriesOf } from '../numbers.ts'

/** As a reader has them: `3-7` is the seventh of series 3. */
export const boxNumber = (id: number): string => `${seriesOf(id)}-${numberOf(id)}`

/** `3-7, 3-8` */
export const boxNumbers = (ids: readonly number[]): string => ids.map(boxNumber).join(', ')
