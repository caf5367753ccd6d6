import { useApi } from '#platform/web/api.ts'
import { exactOf } from '#platform/web/spend/coin.ts'

import { earningsApi } from '../../api.ts'
import type { Claimable } from '../../shapes.ts'

/** On a signing sheet, read anew: a resumed order shows what would be paid now. */
export function ClaimFact({ from }: { from: Claimable['from'] }) {
  const found = useApi(earningsApi.claimable, {}).data?.list.find((one) => one.from === from)
  return found === undefined ? '…' : exactOf(BigInt(found.amount), found.coin)
}
