import type { Handler } from '#platform/server/bind.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'

import { sql } from 'kysely'

import type { burnApi } from '../api.ts'
import type { MoveKind } from '../tables.ts'
import { minerNow } from './contract.ts'
import { totalPower } from './pool.ts'
import { accountOf, burnView, networkOf, tables } from './views.ts'

export const miningRecordPageQuery: Handler<typeof burnApi.miningRecordPageQuery> = async (
  input,
  call,
) => {
  const { user } = input
  const all = tables(call).selectFrom('burnRecords').selectAll()
  if (user === undefined) {
    const total = (await networkOf(call))?.burns ?? 0
    const rows = await numberedPage(all, 'burn', total, input)
    return { total, list: rows.map((row) => burnView(call, row)) }
  }
  const total = (await accountOf(call, user))?.burns ?? 0
  const own = all.where('account', '=', user)
  const rows = await numberedPage(own, 'ownBurn', total, input)
  return { total, list: rows.map((row) => burnView(call, row)) }
}

export const swapPage: Handler<typeof burnApi.swapPage> = async (input, call) => {
  const { address } = call
  const total = (await accountOf(call, address))?.swaps ?? 0
  const own = tables(call).selectFrom('burnRecords').selectAll().where('account', '=', address)
  const rows = await numberedPage(own, 'ownSwap', total, input)
  return { total, list: rows.map((row) => burnView(call, row)) }
}

/** Of power alone: a node's claims have none. */
const powerKinds: Readonly<Record<MoveKind, 'burn' | 'swapToBurn' | 'claim'>> = {
  burn: 'burn',
  swapToBurn: 'swapToBurn',
  claim: 'claim',
  claimNode: 'claim',
}

export const userCalculationRecord: Handler<typeof burnApi.userCalculationRecord> = async (
  input,
  call,
) => {
  const { app, address } = call
  const [account, miner] = await Promise.all([accountOf(call, address), minerNow(app, address)])
  const total = account?.records ?? 0
  const own = tables(call).selectFrom('burnRecords').selectAll().where('account', '=', address)
  const rows = await numberedPage(own, 'number', total, input)
  return {
    power: String(miner.power),
    networkPower: String(miner.networkPower),
    claimable: String(miner.owed),
    claimed: String(account?.paid ?? 0n),
    total,
    list: rows.map((row) => ({
      kind: powerKinds[row.kind],
      amount: String(row.amount),
      power: String(row.power ?? 0n),
      ownPower: String(row.ownPower),
      networkPower: String(row.networkPower),
      createTime: row.time,
      txHash: row.txHash,
      final: app.clock.isFinal(row.block),
    })),
  }
}

export const teamCalculationRecord: Handler<typeof burnApi.teamCalculationRecord> = async (
  input,
  call,
) => {
  const { app, address } = call
  const [account, lines, { power: networkPower }] = await Promise.all([
    accountOf(call, address),
    tables(call).selectFrom('burnLines').selectAll().where('account', '=', address).execute(),
    totalPower(call),
  ])
  const total = account?.lineRecords ?? 0
  const own = tables(call)
    .selectFrom('burnLineRecords as l')
    .innerJoin('burnRecords as r', 'r.burn', 'l.burn')
    .selectAll('r')
    .select('l.line')
    .where('l.account', '=', address)
  const rows = await numberedPage(own, 'l.number', total, input)
  return {
    lines: [1, 2].map((line) => {
      const of = lines.find((one) => one.line === line)
      return { line, power: String(of?.power ?? 0n), miners: of?.miners ?? 0 }
    }),
    networkPower: String(networkPower),
    total,
    list: rows.map((row) => ({
      user: row.account,
      line: row.line,
      burnAmount: String(row.amount),
      uAmount: String(row.worth),
      power: String(row.power),
      createTime: row.time,
      txHash: row.txHash,
      final: app.clock.isFinal(row.block),
    })),
  }
}

export const passPage: Handler<typeof burnApi.passPage> = async (input, call) => {
  const { app, address } = call
  const total = (await accountOf(call, address))?.passes ?? 0
  const own = tables(call).selectFrom('burnPasses').selectAll().where('account', '=', address)
  const rows = await numberedPage(own, 'number', total, input)
  return {
    total,
    list: rows.map((row) => ({
      number: row.number,
      sun: String(row.sun),
      state: row.state,
      createTime: row.boughtAt,
      endedAt: row.endedAt,
      isCollected: row.isCollected,
      txHash: row.txHash,
      final: app.clock.isFinal(row.block),
    })),
  }
}

/** For the keeper, who asks the contract of each. */
const mostDue = 50

export const due: Handler<typeof burnApi.due> = async (_, call) => {
  const rows = await tables(call)
    .selectFrom('burnPasses')
    .select('account')
    .where('state', '=', sql.lit('used'))
    .where('isCollected', '=', sql.lit(false))
    .orderBy('endedAt')
    .orderBy('account')
    .limit(mostDue)
    .execute()
  return { passes: rows.map(({ account }) => account) }
}
