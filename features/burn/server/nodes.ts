import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'
import { failures } from '#platform/std/failure.ts'
import { type Selectable, sql } from 'kysely'

import type { burnApi } from '../api.ts'
import { burnFailures as f } from '../failures.ts'
import { kinds, nodeFeePercent, timeToActivate } from '../fields.ts'
import type { NodesTable } from '../tables.ts'
import {
  burnFacts,
  burnSource,
  fundDueNow,
  kindNow,
  type PeriodNow,
  periodNow,
  type Refused,
  sunFor,
} from './contract.ts'
import { dailyNow, emittedAt, nodeEarned, nodesPart, nodeStateAt, placePart } from './rules.ts'
import { accountOf, networkOf, periodsOf, refusalView, tables } from './views.ts'

export type NodeRow = Selectable<NodesTable>

export const node: Handler<typeof burnApi.node> = async (_, call) => {
  const { app, session } = call
  const [facts, fundDue, network, period, ...ofKinds] = await Promise.all([
    burnFacts(app),
    fundDueNow(app),
    networkOf(call),
    periodNow(app),
    ...kinds.map((kind) => kindNow(app, kind)),
  ])
  const suns = await Promise.all(ofKinds.map(({ price }) => sunFor(app, price)))
  const daily = dailyNow(period, app.clock.now())
  return {
    kinds: ofKinds.map(({ kind, places, taken, active, price }, i) => ({
      kind,
      places: Number(places),
      taken: Number(taken),
      active: Number(active),
      left: Number(places - taken),
      price: String(price),
      sun: suns[i] == null ? null : String(suns[i]),
      daily: String(placePart(daily, places)),
    })),
    feePercent: nodeFeePercent,
    fundAddress: facts.fundAddress,
    fundDue: String(fundDue),
    timeToActivate,
    bought: network?.nodes ?? 0,
    refunded: network?.nodesRefunded ?? 0,
    paid: String(network?.paidToNodes ?? 0n),
    dailyPool: String(nodesPart(daily)),
    mine: session === null ? null : await mineOf(call, suns[0] == null),
    sources: [
      period.source,
      ...ofKinds.map(({ kind, places, taken, active, price }) =>
        burnSource(app, {
          what: `kinds.${kind}`,
          call: `kindOf(${kind})`,
          value: [places, taken, active, price],
        }),
      ),
      burnSource(app, { what: 'fundDue', call: 'fundDue()', value: fundDue }),
    ],
  }
}

async function mineOf(call: Call, isPriceless: boolean) {
  const { app, address } = call
  const [row, claimable, trx, isActive] = await Promise.all([
    accountOf(call, address),
    claimableOfNodes(call),
    app.node.balance(address),
    app.isActive(address),
  ])
  const refused: Refused | null = !isActive
    ? { kind: failures.NOT_ACTIVE, values: {} }
    : isPriceless
      ? { kind: f.NO_PRICE, values: {} }
      : null
  return {
    waiting: row?.waitingNodes ?? 0,
    active: row?.activeNodes ?? 0,
    claimable: String(claimable),
    claimed: String(row?.nodesPaid ?? 0n),
    trx: String(trx),
    refusal: refusalView(refused, call),
  }
}

/** The caller's nodes that were not refunded: there are fewer than places. */
export const ownNodes = (call: Call): Promise<NodeRow[]> =>
  tables(call)
    .selectFrom('burnNodes')
    .selectAll()
    .where('owner', '=', call.address)
    .where('state', '<>', sql.lit('refunded'))
    .orderBy('nodeId', 'desc')
    .execute()

/** What all of them have earned and were not paid. */
export async function claimableOfNodes(call: Call): Promise<bigint> {
  const [rows, claimable] = await Promise.all([ownNodes(call), claimableNow(call)])
  return rows.reduce((sum, row) => sum + claimable(row), 0n)
}

/** Of a node, as the contract computes it at this moment. */
export async function claimableNow(call: Call): Promise<(row: NodeRow) => bigint> {
  const [{ places }, periods] = await Promise.all([burnFacts(call.app), periodsOf(call)])
  const emitted = emittedAt(periods, call.app.clock.now())
  return ({ kind, state, emitted: from }) =>
    state === 'active' ? nodeEarned(places[kind - 1]!, from!, emitted) : 0n
}

export const nodePage: Handler<typeof burnApi.nodePage> = async (input, call) => {
  const { app, address } = call
  const total = (await accountOf(call, address))?.nodes ?? 0
  const own = tables(call).selectFrom('burnNodes').selectAll().where('owner', '=', address)
  const [rows, claimable, period, { places }] = await Promise.all([
    numberedPage(own, 'number', total, input),
    claimableNow(call),
    periodNow(app),
    burnFacts(app),
  ])
  const view = nodeView(call, period, places, claimable)
  return { total, list: rows.map(view) }
}

const nodeView =
  (
    { app: { clock } }: Call,
    period: PeriodNow,
    places: readonly bigint[],
    claimable: (row: NodeRow) => bigint,
  ) =>
  (row: NodeRow) => {
    const now = clock.now()
    const daily = row.state === 'active' ? dailyNow(period, now) : 0n
    return {
      nodeId: row.nodeId,
      kind: row.kind,
      state: nodeStateAt(row, now),
      sun: String(row.sun),
      boughtAt: row.boughtAt,
      until: row.until,
      activatedAt: row.activatedAt,
      endedAt: row.endedAt,
      paid: String(row.paid),
      claimable: String(claimable(row)),
      daily: String(placePart(daily, places[row.kind - 1]!)),
      txHash: row.txHash,
      final: clock.isFinal(row.block),
    }
  }

export const nodeRecord: Handler<typeof burnApi.nodeRecord> = async (input, call) => {
  const { app, address } = call
  const total = (await accountOf(call, address))?.nodeRecords ?? 0
  const own = tables(call).selectFrom('burnNodeRecords').selectAll().where('owner', '=', address)
  const rows = await numberedPage(own, 'number', total, input)
  return {
    total,
    list: rows.map((row) => ({
      record: row.record,
      nodeId: row.nodeId,
      kind: row.kind,
      sun: row.sun === null ? null : String(row.sun),
      amount: row.amount === null ? null : String(row.amount),
      createTime: row.time,
      txHash: row.txHash,
      final: app.clock.isFinal(row.block),
    })),
  }
}
