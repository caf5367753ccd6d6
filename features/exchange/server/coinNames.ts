import type { Call } from '#platform/server/call.ts'
import { orIfSilent } from '#platform/server/owed.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { decimalsOf } from '#platform/std/amount.ts'

import { namesOf } from './facts.ts'
import { namingOf } from './naming.ts'
import { type ListedPool, pairsByAddress, poolsOf } from './pools.ts'

interface CoinName {
  /** `TES/USDT LP` of the shares of a pool. */
  readonly symbol: string
  /** null if the coin returns nothing readable, or its name has yet to be read and the node is silent. */
  readonly decimals: number | null
}

const unnamed: CoinName = { symbol: '?', decimals: null }
/** Of every pool's shares: the contract has it in its code. */
const shareDecimals = 18

/** The coin that is not USDT first. */
const symbolOf = ([first, second]: ListedPool['sides']): string =>
  first.symbol === 'USDT' ? `${second.symbol}/${first.symbol}` : `${first.symbol}/${second.symbol}`

/** What any coins are called, the shares of pools among them; the zero address is the chain's own. */
export async function coinNames(
  call: Pick<Call, 'app' | 'db'>,
  coins: readonly Address[],
): Promise<ReadonlyMap<Address, CoinName>> {
  const { app } = call
  const pairs = [...(await pairsByAddress(call, coins)).values()]
  const shares = new Map(
    (await orIfSilent(poolsOf(call, pairs), () => [])).map(({ pair, sides }) => [
      pair,
      `${symbolOf(sides)} LP`,
    ]),
  )
  const isShare = new Set(pairs.map(({ pair }) => pair))
  const nameOf = async (coin: Address): Promise<CoinName> => {
    if (coin === zeroAddress) return { symbol: app.config.nativeSymbol, decimals: decimalsOf.TRX }
    if (isShare.has(coin)) return { symbol: shares.get(coin) ?? 'LP', decimals: shareDecimals }
    const known = await orIfSilent(namesOf(app, [coin]), () => new Map())
    const facts = known.get(coin)
    return facts === undefined ? unnamed : namingOf(app, facts)
  }
  const named = [...new Set(coins)].map(async (coin) => [coin, await nameOf(coin)] as const)
  return new Map(await Promise.all(named))
}
