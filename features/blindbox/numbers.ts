/** Boxes and requests are numbered within their series; with it they have one number everywhere. */
const perSeries = 2 ** 32

/** The series that a box or a request is of, by its number. */
export const seriesOf = (id: number): number => Math.floor(id / perSeries)
/** Its number in the series, from 1. */
export const numberOf = (id: number): number => id % perSeries
export const idOf = (seriesId: number, number: number): number => seriesId * perSeries + number

/** The most boxes that one call takes: the contract's MAX_BOXES. */
export const mostBoxes = 20
