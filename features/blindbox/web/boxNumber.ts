/** Box and request are numbered within their series: `3-7` is the seventh of series 3. */
const perSeries = 2 ** 32

export const seriesOf = (id: number): number => Math.floor(id / perSeries)

export const boxNumber = (id: number): string => `${seriesOf(id)}-${id % perSeries}`

/** `3-7, 3-8` */
export const boxNumbers = (ids: readonly number[]): string => ids.map(boxNumber).join(', ')
