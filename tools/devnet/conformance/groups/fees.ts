import type { Row } from '../row.ts'
import { accounts, bandwidth, extras } from './fee-bandwidth.ts'
import { energy, internal } from './fee-energy.ts'

export const feeRows: readonly Row[] = [
  ...bandwidth,
  ...accounts,
  ...extras,
  ...energy,
  ...internal,
]
