import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'

import type { CoinView, exchangeApi } from '../api.ts'
import { coinPage } from './coinLists.ts'
import { coinViews } from './coinViews.ts'
import { poolsOfCoin } from './pools.ts'

/** Coins of a reply, and pools of a coin whose shares are among them. */
const mostCoins = 12
const mostPools = 4

/** The coins that a search finds, or the most used ones, and the shares of the pools of the first. */
export const coins: Handler<typeof exchangeApi.coins> = async ({ search }, call) => {
  const asked = { order: 'popular', search, offset: 0, limit: mostCoins } as const
  const { rows } = await coinPage(call, asked)
  const found = rows.map(({ coin }) => coin)
  const list = await coinViews(call, [...found, ...(await sharesOf(call, found[0]))])
  return { list: [...list.filter(isHeld), ...list.filter((coin) => !isHeld(coin))] }
}

const isHeld = ({ balance }: CoinView): boolean => balance !== null && balance !== '0'

async function sharesOf(call: Call, coin: Address | undefined): Promise<readonly Address[]> {
  if (coin === undefined) return []
  return (await poolsOfCoin(call, coin, mostPools)).map(({ pair }) => pair)
}
