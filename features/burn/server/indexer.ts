import { rewardPaid } from '#features/earnings/public.server.ts'
import { linesAbove } from '#features/team/public.server.ts'
import type { Income } from '#platform/server/feature.ts'
import { type EventContext, indexContract } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { burnMiningAbi } from '../contract/abi.ts'
import {
  burnLineRecords,
  burnLines,
  burnNodes,
  burnPasses,
  burnPeriods,
  burnRecords,
  type NodesTable,
  type PassesTable,
} from '../tables.ts'
import {
  accountRow,
  changeAccount,
  changeDay,
  changeNetwork,
  emittedNow,
  networkNow,
  networkRow,
  recordNode,
} from './rows.ts'
import { earnedBy, secondsOfPeriod } from './rules.ts'

/** Claims of miners and of nodes. */
export const burnIncome: Income = { kind: 'burn', coin: 'TES' }

const book = 'BurnMining'

/** From the events of BurnMining to the rows of `../tables.ts`. Reserves and credits are read from the contract. */
export const burnIndexer = indexContract(book, burnMiningAbi, {
  async PeriodOpened(event) {
    const { pool, released } = event.args
    const { store, block, txHash } = event
    const [number, start] = [Number(event.args.number), Number(event.args.start)]
    const { power, emitted, each } = await networkNow(event)
    const last = number === 0 ? undefined : await store.get(burnPeriods, { number: number - 1 })
    const before = last === undefined ? 0n : last.before + last.perSecond * BigInt(secondsOfPeriod)
    const perSecond = pool / BigInt(secondsOfPeriod)
    const terms = { number, start, pool, released, perSecond, before }
    await store.insert(burnPeriods, { ...terms, txHash, block })
    const network = await changeNetwork(event, { periods: 1 }, { power, emitted, each })
    await changeDay(event, network, {})
  },

  async Burned(event) {
    const { user, burnAmount: burnt, uAmount: worth, power, totalPower } = event.args
    const { store, block, time, txHash } = event
    const before = await networkNow(event)
    const miner = await accountRow(event, user)
    const isFirst = miner.power === 0n
    if (isFirst) await endPass(event, user, 'used')
    const account = await changeAccount(event, user, (row) => ({
      power: row.power + power,
      each: before.each,
      earned: row.earned + earnedBy(row.power, row.each, before.each),
      burnt: row.burnt + burnt,
      worth: row.worth + worth,
      burns: row.burns + 1,
      records: row.records + 1,
    }))
    const network = await changeNetwork(
      event,
      { miners: Number(isFirst), records: 1, burns: 1, burnt, worth },
      { power: totalPower, emitted: before.emitted, each: before.each },
    )
    await store.insert(burnRecords, {
      seq: network.records,
      kind: 'burn',
      account: user,
      number: account.records,
      burn: network.burns,
      ownBurn: account.burns,
      ownSwap: null,
      amount: burnt,
      worth,
      power,
      networkPower: totalPower,
      ownPower: account.power,
      sun: null,
      nodeId: null,
      each: account.each,
      earned: account.earned,
      paid: account.paid,
      time,
      txHash,
      block,
    })
    await changeDay(event, network, { burns: 1, burnt, worth })
    await addToLines(event, user, { burn: network.burns, power, miners: Number(isFirst) })
  },

  /** Of the burn just before it in its transaction, which is the last record of all. */
  async Swapped(event) {
    const { user, sun } = event.args
    const { swaps: ownSwap } = await changeAccount(event, user, (row) => ({ swaps: row.swaps + 1 }))
    const { records: seq } = await networkRow(event)
    const { block } = event
    await event.store.update(burnRecords, { seq }, { kind: 'swapToBurn', sun, ownSwap, block })
  },

  async Claimed(event) {
    const { user, amount } = event.args
    const { store, block, time, txHash } = event
    const { each } = await networkNow(event)
    const account = await changeAccount(event, user, (row) => ({
      each,
      earned: row.earned + earnedBy(row.power, row.each, each),
      paid: row.paid + amount,
      records: row.records + 1,
    }))
    const network = await changeNetwork(event, { records: 1, paidToMiners: amount })
    await store.insert(burnRecords, {
      seq: network.records,
      kind: 'claim',
      account: user,
      number: account.records,
      burn: null,
      ownBurn: null,
      ownSwap: null,
      amount,
      worth: null,
      power: null,
      networkPower: network.power,
      ownPower: account.power,
      sun: null,
      nodeId: null,
      each,
      earned: account.earned,
      paid: account.paid,
      time,
      txHash,
      block,
    })
    await changeDay(event, network, { payments: 1, paidToMiners: amount })
    await rewardPaid(event, burnIncome, { book, account: user, amount })
  },

  async PassBought(event) {
    const { user: account, sun } = event.args
    const { store, block, time: boughtAt, txHash } = event
    const { passes: number } = await changeAccount(event, account, (row) => ({
      pass: 'held',
      passes: row.passes + 1,
    }))
    const held = { state: 'held', isCollected: false, boughtAt, endedAt: null } as const
    await store.insert(burnPasses, { account, number, sun, ...held, txHash, block })
    await changeNetwork(event, { passSun: sun })
  },

  async PassRefunded(event) {
    const { user, sun } = event.args
    await endPass(event, user, 'refunded')
    await changeNetwork(event, { passSun: -sun })
  },

  async PassCollected(event) {
    const { user, sun } = event.args
    await changePass(event, user, { isCollected: true })
    await changeNetwork(event, { passSun: -sun })
  },

  async NodeBought(event) {
    const { owner, sun } = event.args
    const { store, block, time: boughtAt, txHash } = event
    const [nodeId, kind] = [Number(event.args.nodeId), Number(event.args.kind)]
    await recordNode(event, owner, { nodeId, kind, record: 'bought', sun }, { waiting: 1 })
    const { nodes: number } = await accountRow(event, owner)
    await changeNetwork(event, { nodes: 1, nodeSun: sun })
    const whose = { nodeId, owner, number, kind, sun, until: Number(event.args.until) }
    const fresh = { activatedAt: null, endedAt: null, emitted: null, paid: 0n }
    await store.insert(burnNodes, {
      ...whose,
      state: 'waiting',
      boughtAt,
      ...fresh,
      txHash,
      block,
    })
  },

  async NodeRefunded(event) {
    const { owner, sun, by } = event.args
    const record = by === owner ? 'refunded' : 'lapsed'
    const node = await changeNode(event, { state: 'refunded', endedAt: event.time })
    await recordNode(event, owner, { ...placeOf(node), record, sun }, { waiting: -1 })
    await changeNetwork(event, { nodesRefunded: 1, nodeSun: -sun })
  },

  async NodeActivated(event) {
    const { owner, fundAmount } = event.args
    const { periods } = await networkRow(event)
    const emitted = await emittedNow(event, periods)
    const node = await changeNode(event, { state: 'active', activatedAt: event.time, emitted })
    const record = { ...placeOf(node), record: 'activated', sun: node.sun } as const
    await recordNode(event, owner, record, { waiting: -1, active: 1 })
    await changeNetwork(event, { activeNodes: 1, nodeSun: -node.sun, fundSun: fundAmount })
  },

  async NodeClaimed(event) {
    const { owner: account, amount } = event.args
    const { store, block, time, txHash } = event
    const { periods } = await networkRow(event)
    const emitted = await emittedNow(event, periods)
    const nodeId = Number(event.args.nodeId)
    const { kind } = await store.update(burnNodes, { nodeId }, (row) => ({
      emitted,
      paid: row.paid + amount,
      block,
    }))
    const record = { nodeId, kind, record: 'claimed', amount } as const
    await recordNode(event, account, record, { paid: amount })
    const network = await changeNetwork(event, { records: 1, paidToNodes: amount })
    await store.insert(burnRecords, {
      seq: network.records,
      kind: 'claimNode',
      account,
      number: null,
      burn: null,
      ownBurn: null,
      ownSwap: null,
      amount,
      worth: null,
      power: null,
      networkPower: null,
      ownPower: null,
      sun: null,
      nodeId,
      each: null,
      earned: null,
      paid: null,
      time,
      txHash,
      block,
    })
    await changeDay(event, network, { payments: 1, paidToNodes: amount })
    await rewardPaid(event, burnIncome, { book, account, amount })
  },

  async FundPaid(event) {
    await changeNetwork(event, { fundSun: -event.args.amount })
  },

  async Credited(event) {
    await credit(event, event.args.account, event.args.amount)
  },

  async Withdrawn(event) {
    await credit(event, event.args.account, -event.args.amount)
  },
})

const placeOf = ({ nodeId, kind }: NodesTable) => ({ nodeId, kind })

const changeNode = async (
  event: EventContext & { readonly args: { readonly nodeId: bigint } },
  change: Partial<Pick<NodesTable, 'state' | 'activatedAt' | 'endedAt' | 'emitted'>>,
): Promise<NodesTable> => {
  const { store, block } = event
  return store.update(burnNodes, { nodeId: Number(event.args.nodeId) }, { ...change, block })
}

/** The price of a lapsed node that its owner refused; below 0 where it was paid after all. */
async function credit(event: EventContext, account: Address, sun: bigint): Promise<void> {
  await changeAccount(event, account, (row) => ({ credit: row.credit + sun }))
  await changeNetwork(event, { creditSun: sun })
}

/** Of the last pass of an account: no other is ever refunded, used or collected. */
async function changePass(
  event: EventContext,
  account: Address,
  change: Partial<Pick<PassesTable, 'state' | 'endedAt' | 'isCollected'>>,
): Promise<void> {
  const { store, block } = event
  const { passes: number } = await accountRow(event, account)
  await store.update(burnPasses, { account, number }, { ...change, block })
}

async function endPass(
  event: EventContext,
  account: Address,
  state: 'used' | 'refunded',
): Promise<void> {
  await changePass(event, account, { state, endedAt: event.time })
  await changeAccount(event, account, () => ({ pass: state === 'used' ? 'used' : 'none' }))
}

/** A burn is a record of the two lines above, and counted there. */
async function addToLines(
  event: EventContext,
  member: Address,
  by: { readonly burn: number; readonly power: bigint; readonly miners: number },
): Promise<void> {
  const { store, block } = event
  const { burn, power, miners } = by
  for (const [i, account] of (await linesAbove(event, member)).entries()) {
    const line = i + 1
    await store.upsert(burnLines, { account, line, power, miners, block }, (row) => ({
      power: row.power + power,
      miners: row.miners + miners,
      block,
    }))
    const { lineRecords: number } = await changeAccount(event, account, (row) => ({
      lineRecords: row.lineRecords + 1,
    }))
    await store.insert(burnLineRecords, { account, number, line, burn, block })
  }
}
