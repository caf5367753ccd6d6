import { useApi } from '#platform/web/api.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { service } from '#platform/web/services.ts'

import { accountApi } from '../../api.ts'
import { heldLp, lpUnit, nativeUnit, type WalletUnit, walletUnits } from '../../coins.ts'
import type { SendCoin } from './sendCoin.ts'

/** What can be sent: the coins of every wallet, and the coins of pools that it has some of. */
export function useSendCoins(): readonly SendCoin[] {
  const balances = {
    [nativeUnit]: useApi(accountApi.balanceInfoByUnit, { unit: nativeUnit }).data,
    USDT: useApi(accountApi.balanceInfoByUnit, { unit: 'USDT' }).data,
    TES: useApi(accountApi.balanceInfoByUnit, { unit: 'TES' }).data,
  } satisfies Record<WalletUnit, unknown>
  const held = useApi(service('portfolio'), {}).data?.list ?? []
  return [
    ...walletUnits.map((unit) => ({
      coin: unit,
      name: unit === nativeUnit ? nativeSymbol() : unit,
      balance: balances[unit] === undefined ? null : BigInt(balances[unit].balance),
    })),
    ...held.flatMap(({ what, symbol, amount, sources }) => {
      const pool = sources[0]?.contract
      return what === heldLp && amount !== '0' && pool !== undefined
        ? [{ coin: lpUnit, pool, name: `${symbol} LP`, balance: BigInt(amount) }]
        : []
    }),
  ]
}
