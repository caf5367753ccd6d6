import {
  averageOf,
  pairOf,
  poolAt,
  poolNow,
  priceE12In,
  reservesSource,
} from '#features/exchange/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { balancesOf } from '#platform/server/coins.ts'
import { reserveInText } from '#platform/server/reserve.ts'
import { dayOf, secondsADay } from '#platform/std/day.ts'
import { failures } from '#platform/std/failure.ts'

import type { burnApi } from '../api.ts'
import { burnFailures as f } from '../failures.ts'
import { periodDays } from '../fields.ts'
import {
  burnFacts,
  burningAt,
  burnSource,
  creditNow,
  isDueNow,
  minerNow,
  passNow,
  type PeriodNow,
  periodNow,
  priceRefusal,
  type Refused,
  reserveNow,
  reserveSource,
  sunFor,
  unearnedNow,
} from './contract.ts'
import { claimableOfNodes } from './nodes.ts'
import { dailyNow, emittedAt, leastPower, partOf, stateAt } from './rules.ts'
import { accountOf, networkOf, periodsOf, refusalView, tables } from './views.ts'

export const pool: Handler<typeof burnApi.pool> = async (_, call) => {
  const { app, session } = call
  const [period, reserve, unearned, isDue, network, week, price, facts] = await Promise.all([
    periodNow(app),
    reserveNow(app),
    unearnedNow(app),
    isDueNow(app),
    networkOf(call),
    lastWeek(call),
    priceView(call),
    burnFacts(app),
  ])
  const now = app.clock.now()
  const { power } = session === null ? await totalPower(call) : await minerNow(app, call.address)
  const [sun, mine] = await Promise.all([
    sunFor(app, facts.passPrice),
    session === null ? null : mineOf(call, period, price.refused),
  ])
  const { next } = period
  const lacks = !next.isOpen && next.pool > reserve.free ? next.pool - reserve.free : 0n
  const networkPower = mine === null ? power : mine.networkPower
  return {
    state: stateAt(period.opened, period.end, now),
    period: period.opened === 0 ? null : periodView(period),
    next: {
      number: next.number,
      pool: String(next.pool),
      dailyPool: dailyText(next.pool),
      multiplier: next.multiplier,
      isOpen: next.isOpen,
      isDue,
      missing: String(lacks),
    },
    multiplier: period.multiplier,
    reserve: reserveInText(reserve),
    emitted: String(period.emitted),
    unearned: String(unearned),
    network: {
      power: String(networkPower),
      leastPower: String(leastPower),
      miners: network?.miners ?? 0,
      burns: network?.burns ?? 0,
      burnt: String(network?.burnt ?? 0n),
      worth: String(network?.worth ?? 0n),
      activeNodes: network?.activeNodes ?? 0,
    },
    paid: {
      toMiners: String(network?.paidToMiners ?? 0n),
      toNodes: String(network?.paidToNodes ?? 0n),
    },
    lastWeek: week,
    price: price.view,
    pass: { price: String(facts.passPrice), sun: sun === null ? null : String(sun) },
    mine: mine === null ? null : mine.view,
    sources: [
      period.source,
      reserveSource(app, reserve),
      burnSource(app, { what: 'unearned', call: 'unearned()', value: unearned }),
      ...price.sources,
      ...(mine === null ? [] : mine.sources),
    ],
  }
}

const dailyText = (whole: bigint): string => String(whole / BigInt(periodDays))

const periodView = ({ number, start, end, pool: whole, ownMultiplier }: PeriodNow) => ({
  number,
  start,
  end,
  pool: String(whole),
  dailyPool: dailyText(whole),
  multiplier: ownMultiplier,
})

/** Of all: the contract returns it with anybody's own. */
export async function totalPower({ app }: Call): Promise<{ readonly power: bigint }> {
  const { networkPower } = await minerNow(app, burningAt(app).address)
  return { power: networkPower }
}

/** Today, and the six days before it. */
async function lastWeek(call: Call) {
  const now = call.app.clock.now()
  const from = Math.max(0, dayOf(now) - 6 * secondsADay)
  const [periods, network, before] = await Promise.all([
    periodsOf(call),
    networkOf(call),
    tables(call)
      .selectFrom('burnDays')
      .select(['everToMiners', 'everToNodes'])
      .where('day', '<', from)
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  return {
    from,
    pool: String(emittedAt(periods, now) - emittedAt(periods, from)),
    toMiners: String((network?.paidToMiners ?? 0n) - (before?.everToMiners ?? 0n)),
    toNodes: String((network?.paidToNodes ?? 0n) - (before?.everToNodes ?? 0n)),
  }
}

/** Of 10^36 in an average to 10^12 for a whole TES. */
const toE12 = 10n ** 6n

async function priceView(call: Call) {
  const { app } = call
  const [tes, usdt] = [app.deployment.address('Tes'), app.deployment.address('Usdt')]
  const [average, pair, refused, { depth }] = await Promise.all([
    averageOf(call, tes),
    pairOf(app, tes, usdt),
    priceRefusal(app),
    burnFacts(app),
  ])
  const now = pair === null ? null : await poolNow(app, await poolAt(app, pair))
  const side = now?.coins.findIndex(({ address }) => address === usdt) ?? 0
  const spot = now === null ? null : priceE12In(now, tes)
  return {
    refused,
    view: {
      average: average === null ? null : String(average.price / toE12),
      averagedAt: average?.updatedAt ?? null,
      spot: spot === null ? null : String(spot),
      depth: String(depth),
      poolUsdt: String(now?.reserves[side] ?? 0n),
      refusal: refusalView(refused, call),
    },
    sources: [
      ...(average === null ? [] : [{ ...average.source, what: 'price.average' }]),
      ...(now === null ? [] : [reservesSource(app, 'price.spot', now)]),
    ],
  }
}

async function mineOf(call: Call, period: PeriodNow, priceRefused: Refused | null) {
  const { app, address } = call
  const now = app.clock.now()
  const [miner, pass, credit, row, nodes, balances, trx, isActive] = await Promise.all([
    minerNow(app, address),
    passNow(app, address),
    creditNow(app, address),
    accountOf(call, address),
    claimableOfNodes(call),
    balancesOf(app, app.deployment.address('Tes'), address, burningAt(app).address),
    app.node.balance(address),
    app.isActive(address),
  ])
  const { power, owed, networkPower } = miner
  const daily = dailyNow(period, now)
  const none: Refused | null = !isActive
    ? { kind: failures.NOT_ACTIVE, values: {} }
    : pass.state === 'none'
      ? { kind: f.NO_PASS, values: {} }
      : null
  return {
    networkPower,
    view: {
      power: String(power),
      claimable: String(owed),
      claimed: String(row?.paid ?? 0n),
      daily: String(partOf(daily, power, networkPower)),
      dailyDoubled: String(partOf(daily, power, 2n * networkPower)),
      burnt: String(row?.burnt ?? 0n),
      worth: String(row?.worth ?? 0n),
      burns: row?.burns ?? 0,
      swaps: row?.swaps ?? 0,
      pass: pass.state,
      passSun: String(pass.sun),
      nodes: (row?.waitingNodes ?? 0) + (row?.activeNodes ?? 0),
      activeNodes: row?.activeNodes ?? 0,
      nodesClaimable: String(nodes),
      nodesClaimed: String(row?.nodesPaid ?? 0n),
      credit: String(credit),
      balance: String(balances.balance),
      allowance: String(balances.allowance),
      trx: String(trx),
      refusal: refusalView(none ?? priceRefused, call),
    },
    sources: [
      burnSource(app, {
        what: 'mine.claimable',
        call: `minerOf(${address})`,
        value: [power, owed, networkPower],
      }),
    ],
  }
}
