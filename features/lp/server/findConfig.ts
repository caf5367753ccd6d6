import { poolOfTrx, priceE12In } from '#features/exchange/public.server.ts'
import type { App } from '#platform/server/app.ts'
import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { reserveInText } from '#platform/server/reserve.ts'
import { zeroAddress } from '#platform/std/address.ts'

import { slippageDefault, slippageLeast, slippageMost } from '../fields.ts'
import type { purchaseApi } from '../purchaseApi.ts'
import { orNull } from './poolStakes.ts'
import {
  type Payable,
  type PurchaseFacts,
  purchaseFacts,
  purchaseReserveNow,
  balancesFor,
  rewardNow,
} from './purchaseContract.ts'
import { aboutInCoin } from './rules.ts'

export const findConfig: Handler<typeof purchaseApi.findConfig> = async (_, call) => {
  const { app } = call
  const facts = await purchaseFacts(app)
  const [{ leftToday, reserve, sources }, { reward }, coins] = await Promise.all([
    purchaseReserveNow(app),
    rewardNow(app, facts.most),
    Promise.all(facts.coins.map((coin) => coinView(call, coin, facts))),
  ])
  const { pools, ratePpm, least, most, daily, waiting, source } = facts
  return {
    pools: pools.map(({ pair, symbol }) => ({ pool: pair, symbol })),
    coins,
    slippageBps: { default: slippageDefault, least: slippageLeast, most: slippageMost },
    reward: {
      ratePpm,
      least: String(least),
      most: String(most),
      daily: String(daily),
      leftToday: String(leftToday),
      waiting,
      stopped: leftToday === 0n ? 'reserve' : reward === 0n ? 'price' : null,
    },
    reserve: reserveInText(reserve),
    sources: [source, ...sources],
  }
}

/** Energy of the first purchase of an account without liquidity, over two pools, plus a third. */
const energyOfPurchase = 400_000n

async function coinView({ app, session }: Call, coin: Payable, { least, most }: PurchaseFacts) {
  const isNative = coin.address === zeroAddress
  const [priceE12, balances, energyPrice] = await Promise.all([
    priceOf(app, coin),
    session === null ? null : balancesFor(app, coin, session.address),
    isNative ? app.node.energyPrice() : 0n,
  ])
  const about = (usdt: bigint): bigint | null =>
    priceE12 === null ? null : aboutInCoin(usdt, priceE12, coin.decimals)
  return {
    symbol: coin.symbol,
    address: isNative ? null : coin.address,
    decimals: coin.decimals,
    minimum: orNull(about(least)),
    maximum: orNull(about(most)),
    balance: orNull(balances?.balance ?? null),
    allowance: orNull(balances?.allowance ?? null),
    fee: String(energyOfPurchase * energyPrice),
  }
}

async function priceOf(app: App, { address }: Payable): Promise<bigint | null> {
  if (address !== zeroAddress) return 10n ** 18n
  return priceE12In(await poolOfTrx(app), app.deployment.address('Wtrx'))
}
