import { useApi } from '#platform/web/api.ts'
import { exactOf } from '#platform/web/spend/coin.ts'

import { withdrawalApi } from '../../api.ts'

/** An amount on a signing sheet, in the coin of the allotments. */
export function CoinsFact({ units }: { units: string }) {
  const coin = useApi(withdrawalApi.lockStatistic, {}).data?.coin
  return coin === undefined ? '…' : exactOf(BigInt(units), coin)
}
