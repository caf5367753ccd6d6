import { useApi } from '#platform/web/api.ts'
import { Units } from '#platform/web/flow/Units.tsx'

import { withdrawalApi } from '../../api.ts'

/** An amount on a signing sheet, in the coin of the allotments. */
export function CoinsFact({ units }: { units: string }) {
  const coin = useApi(withdrawalApi.lockStatistic, {}).data?.coin
  return coin === undefined ? '…' : <Units units={BigInt(units)} coin={coin} />
}
