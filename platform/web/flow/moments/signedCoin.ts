import { useQuery } from '@tanstack/react-query'

import { queryClient } from '../../api.ts'
import type { BaseConfig } from '../../services.ts'
import { readCoin } from '../../tron/coin.ts'
import type { Shown } from '../approval.ts'

/** Calls whose number is an amount of the called contract's own coin. */
const ofItsCoin: ReadonlySet<string> = new Set(['approve', 'increaseAllowance', 'transfer'])

/** The configuration, with the coin that is signed for where it is none of the deployment's. */
export function useSignedCoin(config: BaseConfig | null, shown: Shown | null): BaseConfig | null {
  const address = shown !== null && ofItsCoin.has(shown.method) ? shown.contract : null
  const unknown = config !== null && !config.coins.some((coin) => coin.address === address)
  const { data } = useQuery(
    {
      queryKey: ['signedCoin', address],
      queryFn: async () => ({ ...(await readCoin(address!)), address }),
      enabled: unknown && address !== null,
      staleTime: Number.POSITIVE_INFINITY,
      retry: 1,
    },
    queryClient,
  )
  return unknown && data !== undefined ? { ...config, coins: [...config.coins, data] } : config
}
