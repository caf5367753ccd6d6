import type { Holdings } from '../../shapes.ts'
import { lessBy } from '../buy/slippage.ts'
import { type Part, sharesOf } from '../worth.ts'

/** The least of each coin that liquidity is given back for, by a slippage in hundredths of a percent. */
export const leastBack = (holdings: Holdings, liquidity: bigint, bps: number): readonly Part[] =>
  sharesOf(holdings, liquidity).map((part) => ({ ...part, units: lessBy(part.units, bps) }))
