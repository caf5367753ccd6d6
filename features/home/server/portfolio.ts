import { type PriceNow, priceNow, worthAt } from '#features/exchange/public.server.ts'
import type { App } from '#platform/server/app.ts'
import type { Handler } from '#platform/server/bind.ts'
import type { Holding, HoldingPart, Holdings } from '#platform/server/holding.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import type { homeApi } from '../api.ts'

/** Asks each coin's price once, however many features hold it. */
export const portfolio =
  (holdings: readonly Holdings[]): Handler<typeof homeApi.portfolio> =>
  async (_, call) => {
    const all = (await Promise.all(holdings.map((of) => of(call)))).flat()
    const held = all.filter(({ amount }) => amount > 0n)
    const prices = await pricesOf(
      call.app,
      held.flatMap(({ valued }) => ('coin' in valued ? valued.coin : [])),
    )
    const list = held.map((one) => ({ ...one, ...worthOf(one, prices) }))
    const sum = (part?: HoldingPart): string =>
      String(
        list
          .filter((one) => part === undefined || one.part === part)
          .reduce((total, { worth }) => total + (worth ?? 0n), 0n),
      )
    return {
      total: sum(),
      wallet: sum('wallet'),
      cards: sum('cards'),
      staked: sum('staked'),
      claimable: sum('claimable'),
      unknown: [...new Set(list.flatMap(({ worth, symbol }) => (worth === null ? symbol : [])))],
      list: list.map(({ what, part, symbol, decimals, amount, worth, subject, sources }) => ({
        what,
        part,
        symbol,
        decimals,
        amount: String(amount),
        worth: worth === null ? null : String(worth),
        subject: { ...subject },
        sources,
      })),
    }
  }

type Prices = ReadonlyMap<Address, PriceNow | null>

/** The chain's own coin has the price of its wrapped form. */
async function pricesOf(app: App, coins: readonly Address[]): Promise<Prices> {
  const wrapped = app.deployment.address('Wtrx')
  return new Map(
    await Promise.all(
      [...new Set(coins)].map(
        async (coin) => [coin, await priceNow(app, coin === zeroAddress ? wrapped : coin)] as const,
      ),
    ),
  )
}

/** In base units of USDT, rounded down. */
function worthOf(
  { amount, valued, sources }: Holding,
  prices: Prices,
): { readonly worth: bigint | null; readonly sources: Source[] } {
  if (!('coin' in valued)) return { worth: valued.worth, sources: [...sources] }
  const price = prices.get(valued.coin) ?? null
  if (price === null) return { worth: null, sources: [...sources] }
  return {
    worth: worthAt(amount, price.priceE12, price.decimals),
    sources: [...sources, ...price.sources],
  }
}
