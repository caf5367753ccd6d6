import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { balancesOf } from '#platform/server/coins.ts'
import { reserveInText } from '#platform/server/reserve.ts'
import type { Address } from '#platform/std/address.ts'

import type { stakingApi } from '../api.ts'
import type { Plan } from '../shapes.ts'
import { openByCoin } from './coins.ts'
import {
  type Reserve,
  type StakedCoin,
  reserveNow,
  reserveSource,
  contractSource,
  stakingAt,
  stakingFacts,
  totalsNow,
} from './contract.ts'
import { coinOrRefuse } from './balances.ts'
import { type Prices, pricesNow } from './prices.ts'
import { aprBps, mostFor } from './rules.ts'

export const planList: Handler<typeof stakingApi.planList> = async ({ coin }, call) => {
  const { app } = call
  const facts = await stakingFacts(app)
  const asked = coin === undefined ? facts.coins : [await coinOrRefuse(app, coin)]
  const [reserve, totals, open, prices] = await Promise.all([
    reserveNow(app),
    totalsNow(app),
    openByCoin(call),
    pricesNow(app, facts),
  ])
  const plans = asked.map(async (one): Promise<Plan> => ({
    ...planOf(one, reserve, prices.get(one.address) ?? null),
    total: String(totals.get(one.address) ?? 0n),
    stakes: open.get(one.address)?.open ?? 0,
    mine: await mineOf(call, one),
    sources: [...sourcesOf(call, one, totals), ...(prices.get(one.address)?.sources ?? [])],
  }))
  return {
    coins: await Promise.all(plans),
    reserve: reserveInText(reserve),
    sources: [reserveSource(app, reserve)],
  }
}

function planOf(coin: StakedCoin, { free }: Reserve, prices: Prices | null) {
  const { symbol, address, decimals, minimum } = coin
  const terms = coin.terms.map((term) => ({
    days: term.days,
    rate: String(term.rate),
    aprBps: prices === null ? null : aprBps(term, prices.coin, prices.tes),
    most: String(mostFor(term, free)),
  }))
  const [priceE12, tesPriceE12] = prices?.worth ?? [null, null]
  return {
    symbol,
    address,
    decimals,
    minimum: String(minimum),
    terms,
    priceE12: priceE12 === null ? null : String(priceE12),
    tesPriceE12: tesPriceE12 === null ? null : String(tesPriceE12),
  }
}

async function mineOf({ app, session }: Call, coin: StakedCoin): Promise<Plan['mine']> {
  if (session === null) return null
  const balances = await balancesOf(app, coin.address, session.address, stakingAt(app).address)
  return { balance: String(balances.balance), allowance: String(balances.allowance) }
}

function sourcesOf(
  { app }: Call,
  { address, terms }: StakedCoin,
  totals: ReadonlyMap<Address, bigint>,
): Plan['sources'] {
  const rates = terms.map(({ days, rate }) => {
    const call = `rateOf(${address}, ${days})`
    return contractSource(app, { what: `terms.${days}.rate`, call, value: rate })
  })
  const total = contractSource(app, {
    what: 'total',
    call: 'coins()',
    value: totals.get(address) ?? 0n,
  })
  return [total, ...rates]
}
