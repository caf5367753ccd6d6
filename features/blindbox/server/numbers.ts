import { type Address, addressToHex20 } from '#platform/std/address.ts'
import type { Hex } from 'viem'

const perSeries = 2 ** 32

/** The series that a box or a request is of, by its number. */
export const seriesOf = (id: number): number => Math.floor(id / perSeries)
/** Its number in the series, from 1. */
export const numberOf = (id: number): number => id % perSeries
export const idOf = (seriesId: number, number: number): number => seriesId * perSeries + number

/** 20 bytes that are no address: whatever is of that length was read as one. */
export const bytes20 = (value: Address): Hex => `0x${addressToHex20(value)}`
