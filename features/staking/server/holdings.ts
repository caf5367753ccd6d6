import type { Call } from '#platform/server/call.ts'
import type { Holding, Holdings } from '#platform/server/holding.ts'
import { claimSubject } from '#platform/std/claimCalls.ts'

import { coinByAddress, contractSource, paidSource, stakingFacts } from './contract.ts'
import { mostPaying, tables } from './positions.ts'
import { mineOf } from './singleCoinPledgeStatistic.ts'

/** Principal by coin, and what the stakes have earned. */
export const termHoldings: Holdings = async (call) =>
  (await Promise.all([principal(call), rewards(call)])).flat()

async function principal(call: Call): Promise<Holding[]> {
  const [facts, rows] = await Promise.all([
    stakingFacts(call.app),
    tables(call)
      .selectFrom('stakingPositions')
      .select((e) => ['coin', e.fn.sum<bigint>('amount').as('amount')])
      .where('owner', '=', call.address)
      .where('state', 'in', ['earning', 'matured'])
      .groupBy('coin')
      .orderBy('coin')
      .execute(),
  ])
  return rows.map(({ coin, amount }) => {
    const { symbol, decimals } = coinByAddress(facts, coin)
    const asked = { what: 'termStakes', call: 'event Pledged', value: amount }
    return {
      what: 'termStakes',
      part: 'staked',
      symbol,
      decimals,
      amount: BigInt(amount),
      valued: { coin },
      sources: [contractSource(call.app, asked)],
    }
  })
}

async function rewards(call: Call): Promise<Holding[]> {
  const [{ claimable }, { ids, all }] = await Promise.all([mineOf(call), mostPaying(call)])
  return [
    {
      what: 'termRewards',
      part: 'claimable',
      symbol: 'TES',
      decimals: 18,
      amount: BigInt(claimable),
      valued: { coin: call.app.deployment.address('Tes') },
      subject: claimSubject('ids', ids, all),
      sources: [paidSource(call.app, 'termRewards', claimable)],
    },
  ]
}
