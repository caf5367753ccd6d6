import { coinLooks } from '#features/exchange/public.server.ts'
import type { App } from '#platform/server/app.ts'
import type { Call } from '#platform/server/call.ts'
import { orIfSilent } from '#platform/server/owed.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { coinContract } from '#platform/std/coinContract.ts'

import { type PoolCoin, poolCoins } from '../fields.ts'
import type { DaoCoin } from '../shapes.ts'

/** Addresses of the coins that can be given here, by symbol; of the chain's own the zero address. */
export const coinsHere = ({ deployment }: App): Readonly<Record<PoolCoin, Address>> => ({
  TRX: zeroAddress,
  USDT: deployment.address(coinContract('USDT')),
  TES: deployment.address(coinContract('TES')),
})

/** What coins are called and look like: a proposal may pay any. Of one that does not answer only its address. */
export async function coinViews(
  call: Pick<Call, 'app' | 'db'>,
  coins: readonly Address[],
): Promise<(coin: Address) => DaoCoin> {
  const { app } = call
  const here = coinsHere(app)
  const known = Object.values(here)
  const others = [...new Set(coins)].filter((coin) => !known.includes(coin))
  const looks = others.length === 0 ? [] : await orIfSilent(coinLooks(call, others), () => [])
  return (address) => {
    const symbol = poolCoins.find((one) => here[one] === address)
    if (symbol !== undefined) {
      return {
        address,
        symbol: symbol === 'TRX' ? app.config.nativeSymbol : symbol,
        decimals: decimalsOf[symbol],
        contract: app.deployment.nameOf(address),
        looksLike: null,
      }
    }
    const look = looks.find((one) => one.address === address)
    const { symbol: named = '?', decimals = null, looksLike = null } = look ?? {}
    return { address, symbol: named, decimals, contract: null, looksLike }
  }
}
