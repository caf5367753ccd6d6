import { useApi } from '#platform/web/api.ts'
import { Units } from '#platform/web/flow/Units.tsx'

import { earningsApi } from '../../api.ts'
import type { Claimable } from '../../shapes.ts'

export interface ClaimFactProps {
  readonly from: Claimable['from']
  /** As replies name it. */
  readonly symbol: string
}

/** On a signing sheet, read again: a resumed order shows the present amount. */
export function ClaimFact({ from, symbol }: ClaimFactProps) {
  const { data } = useApi(earningsApi.claimable, {})
  const found = data?.list.find((one) => one.from === from && one.coin.symbol === symbol)
  return found === undefined ? '…' : <Units units={BigInt(found.amount)} coin={found.coin} />
}
