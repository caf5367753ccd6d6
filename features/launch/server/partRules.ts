import type { Address } from '#platform/std/address.ts'
import { formatUnits } from '#platform/std/amount.ts'
import type { FailureKind } from '#platform/std/failure.ts'
import type { TextValues } from '#platform/std/text.ts'

import { launchFailures as f } from '../failures.ts'
import type { EntriesTable, SalesTable } from '../tables.ts'
import { curveCost, sellsBack, stateAt } from './rules.ts'

/** Taking part, with the specification’s texts, in the order of the contract’s checks. */

export interface Refusal {
  readonly kind: FailureKind
  readonly field: string
  readonly values?: TextValues
}

interface Asked {
  readonly entry: Pick<EntriesTable, 'shares' | 'insideShares'>
  readonly shares: number | undefined
  readonly now: number
}
interface Buys extends Asked {
  readonly account: Address | null
}

const entered = (shares: number | undefined): Refusal | null =>
  shares === undefined || shares === 0 ? { kind: f.ENTER_SHARES, field: 'shares' } : null

/** Without the shares: whether one of them could be bought at all. */
export function validateMint(sale: SalesTable, asked: Buys): Refusal | null {
  const { entry, account, shares, now } = asked
  const { presaleMaxNum: most, presaleEthAmount } = sale
  const left = sale.maxTotalNum - sale.sold
  if (stateAt(sale, now) !== 'live') return { kind: f.NOT_IN_PROGRESS, field: 'sale' }
  if (account === sale.creator) return { kind: f.CREATOR, field: 'sale' }
  if (entry.shares > 0) return { kind: f.ALREADY_MINTED, field: 'sale' }
  const missing = entered(shares)
  if (missing !== null) return missing
  if (shares! > most) {
    const amount = formatUnits(BigInt(most) * presaleEthAmount, 6)
    return { kind: f.ABOVE_MOST, field: 'shares', values: { most: String(most), amount } }
  }
  return shares! > left
    ? { kind: f.SHARES_SHORT, field: 'shares', values: { left: String(left) } }
    : null
}

export function validateBuyInside(sale: SalesTable, asked: Buys): Refusal | null {
  const { entry, account, shares, now } = asked
  const most = sale.insideMaxNum - entry.insideShares
  const left = sale.curveShares - sale.soldInside
  if (stateAt(sale, now) !== 'inside') return { kind: f.MARKET_CLOSED, field: 'sale' }
  if (account === sale.creator) return { kind: f.CREATOR, field: 'sale' }
  const missing = entered(shares)
  if (missing !== null) return missing
  if (shares! > most) {
    const sun = curveCost(sale, sale.soldInside + most) - curveCost(sale, sale.soldInside)
    const values = { most: String(most), amount: formatUnits(sun, 6) }
    return { kind: f.ABOVE_MOST, field: 'shares', values }
  }
  return shares! > left
    ? { kind: f.SHARES_SHORT, field: 'shares', values: { left: String(left) } }
    : null
}

export function validateSellInside(sale: SalesTable, asked: Asked): Refusal | null {
  const { entry, shares, now } = asked
  if (!sellsBack(stateAt(sale, now))) return { kind: f.MARKET_CLOSED, field: 'sale' }
  const missing = entered(shares)
  if (missing !== null) return missing
  return shares! > entry.insideShares
    ? { kind: f.ABOVE_SHARES, field: 'shares', values: { shares: String(entry.insideShares) } }
    : null
}
