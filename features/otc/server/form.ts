import { averageOf, priceE12 } from '#features/exchange/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'

import type { otcApi } from '../api.ts'
import { coinOrRefuse, creditNow, otcAt, otcFacts, priceOrNone, spendableOf } from './contract.ts'
import { coinView, coinViews, tables } from './views.ts'

export const getBaseInfo: Handler<typeof otcApi.getBaseInfo> = async (_, call) => {
  const { app } = call
  const { coins, ...limits } = await otcFacts(app)
  const coinOf = await coinViews(call, coins)
  const priced = await Promise.all(
    coins.map(async (address) => {
      const coin = coinOf(address)
      const [price, average] = await Promise.all([
        priceOrNone(app, address, coin.decimals),
        averageOf(call, pooled(app.deployment.contracts, address)),
      ])
      const twapE12 =
        average === null || coin.decimals === null ? null : priceE12(average.price, coin.decimals)
      return {
        view: {
          coin,
          priceE12: price === null ? null : String(price.priceE12),
          twapE12: twapE12 === null ? null : String(twapE12),
          twapAt: average?.updatedAt ?? null,
        },
        sources: [price?.source ?? [], average?.source ?? []].flat(),
      }
    }),
  )
  const { address: contract } = otcAt(app)
  const source = (what: string, named: string, value: number) =>
    sourceOf(app, { what, contract, call: `${named}()`, value })
  return {
    ...limits,
    coins: priced.map(({ view }) => view),
    sources: [
      source('feeBps', 'FEE', limits.feeBps),
      source('mostLots', 'MOST_LOTS', limits.mostLots),
      source('maxTime', 'MAX_TIME', limits.maxTime),
      ...priced.flatMap(({ sources }) => sources),
    ],
  }
}

/** Pools have the chain's own coin wrapped. */
const pooled = (
  contracts: Readonly<Record<string, { readonly address: Address }>>,
  coin: Address,
): Address => (coin === zeroAddress ? (contracts['Wtrx']?.address ?? coin) : coin)

export const form: Handler<typeof otcApi.form> = async ({ coin: address }, call) => {
  const { app, session } = call
  await coinOrRefuse(app, address)
  const [coin, mine] = await Promise.all([
    coinView(call, address),
    session === null ? null : spendableOf(app, address, session.address),
  ])
  const price = await priceOrNone(app, address, coin.decimals)
  const { balance, allowance } = mine ?? { balance: 0n, allowance: null }
  return {
    coin,
    priceE12: price === null ? null : String(price.priceE12),
    mine:
      mine === null
        ? null
        : {
            balance: String(balance),
            allowance: allowance === null ? null : String(allowance),
          },
    sources: price === null ? [] : [price.source],
  }
}

/** Coins in which an account can have been credited: the listed ones, and those that an event names. */
export const credits: Handler<typeof otcApi.credits> = async (_, call) => {
  const { app, address } = call
  const { coins: listed } = await otcFacts(app)
  const credited = await tables(call)
    .selectFrom('otcCredits')
    .select('coin')
    .where('account', '=', address)
    .orderBy('block', 'desc')
    .orderBy('coin')
    .limit(mostCoins)
    .execute()
  const coins = [...new Set([...listed, ...credited.map(({ coin }) => coin)])]
  const owed = await Promise.all(
    coins.map(async (coin) => ({ coin, amount: await creditNow(app, address, coin) })),
  )
  const some = owed.filter(({ amount }) => amount > 0n)
  const coinOf = await coinViews(
    call,
    some.map(({ coin }) => coin),
  )
  return { list: some.map(({ coin, amount }) => ({ coin: coinOf(coin), amount: String(amount) })) }
}

/** Anyone can make coins, and publish offers of them. */
const mostCoins = 50
