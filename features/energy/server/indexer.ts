import { rewardPaid } from '#features/earnings/public.server.ts'
import type { Income } from '#platform/server/feature.ts'
import { type EventContext, indexContract, indexMade } from '#platform/server/indexer/contract.ts'

import { lenderAbi, lenderFactoryAbi } from '../contract/abi.ts'
import { energyLeases, energyLeavings, energyLenders, type LendersTable } from '../tables.ts'
import { addLender, changeLender, lenderOf, own, record } from './rows.ts'

/** What leases paid to a provider, once it is collected. */
export const energyIncome: Income = { kind: 'energy', coin: 'TRX' }

const sunOf = (whole: bigint): bigint => whole * 1_000_000n

const lenders = indexMade({
  contract: 'Lender',
  abi: lenderAbi,
  emitted: { event: 'Made', argument: 'lender' },
  rows: { table: 'energyLenders', address: 'lender' },
  handlers: {
    async TermsSet(event) {
      const [price, least] = [Number(event.args.price), Number(event.args.least)]
      const { lender, provider } = await changeLender(event, () => ({ price, least }))
      const sun = event.args.price
      await record(event, provider, { kind: 'terms', lender, energy: least, sun })
    },

    async Supplied(event) {
      const { sun } = event.args
      const { lender, provider } = await changeLender(event, (row) => ({
        staked: row.staked + sun,
      }))
      await record(event, provider, { kind: 'supply', lender, sun })
    },

    async Leased(event) {
      const { store, time, txHash, block } = event
      const { receiver, payer, paid } = event.args
      const [lease, energy] = [Number(event.args.lease), Number(event.args.energy)]
      const lent = sunOf(event.args.lent)
      const row = await changeLender(event, (before) => ({
        staked: before.staked - lent,
        lent: before.lent + lent,
        earned: before.earned + paid,
        paid: before.paid + paid,
        leases: before.leases + 1,
        running: before.running + 1,
      }))
      const { lender, provider } = row
      await store.insert(energyLeases, {
        lender,
        lease,
        number: row.leases,
        receiver,
        payer,
        energy,
        lent,
        paid,
        until: Number(event.args.end),
        endedAt: null,
        time,
        txHash,
        block,
      })
      const what = { lender, lease, energy, sun: paid }
      await own(event, payer, what)
      await record(event, payer, { kind: 'lease', ...what, other: receiver })
      if (receiver !== payer) {
        await own(event, receiver, what)
        await record(event, receiver, { kind: 'received', ...what, other: payer })
      }
      await record(event, provider, { kind: 'leasedOut', ...what, other: receiver })
    },

    async Ended(event) {
      const { store, block, time: endedAt } = event
      const [lease, lent] = [Number(event.args.lease), sunOf(event.args.lent)]
      const { lender, provider } = await changeLender(event, (row) => ({
        staked: row.staked + lent,
        lent: row.lent - lent,
        running: row.running - 1,
      }))
      await store.update(energyLeases, { lender, lease }, { endedAt, block })
      const other = event.args.receiver
      await record(event, provider, { kind: 'ended', lender, lease, sun: lent, other })
    },

    async Left(event) {
      const { store, txHash, block } = event
      const { sun } = event.args
      const row = await changeLender(event, (before) => ({
        staked: before.staked - sun,
        takenOut: before.takenOut + sun,
        leavings: before.leavings + 1,
      }))
      const { lender, provider, leavings: number } = row
      const until = Number(event.args.end)
      await store.insert(energyLeavings, {
        lender,
        number,
        sun,
        until,
        collectedAt: null,
        txHash,
        block,
      })
      await record(event, provider, { kind: 'leave', lender, sun })
    },

    async Collected(event) {
      const { sun, ofStake } = event.args
      const amount = sun - ofStake
      const before = await lenderOf(event)
      const collectedTo = await collect(event, before, ofStake)
      const { lender, provider } = await changeLender(event, (row) => ({
        takenOut: row.takenOut - ofStake,
        // It pays all that there is beside the stake.
        earned: 0n,
        collected: row.collected + amount,
        collectedTo,
      }))
      await record(event, provider, { kind: 'collect', lender, sun })
      await rewardPaid(event, energyIncome, { book: 'Lender', account: provider, amount })
    },
  },
})

/** All parts wait equally long, so the first that was left is the first collected. Returns the last that is. */
async function collect(
  { store, block, time: collectedAt }: EventContext,
  { lender, collectedTo }: LendersTable,
  ofStake: bigint,
): Promise<number> {
  let number = collectedTo
  for (let rest = ofStake; rest > 0n;) {
    number += 1
    const left = await store.find(energyLeavings, { lender, number })
    // Should the network shorten the wait, one that was left later is collected first: until that part is due, one more.
    if (left === undefined) return number - 1
    await store.update(energyLeavings, { lender, number }, { collectedAt, block })
    rest -= left.sun
  }
  return number
}

/** From the factory’s events, and those of each of its lenders. */
export const energyIndexer = indexContract(
  'LenderFactory',
  lenderFactoryAbi,
  {
    async Made(event) {
      const { store, time, txHash, block } = event
      const { lender, provider } = event.args
      const [last] = await store.list(energyLenders, {}, { by: ['seq desc'], limit: 1 })
      await addLender(event, {
        lender,
        seq: (last?.seq ?? 0) + 1,
        provider,
        price: 0,
        least: 1,
        staked: 0n,
        lent: 0n,
        takenOut: 0n,
        earned: 0n,
        paid: 0n,
        collected: 0n,
        leases: 0,
        running: 0,
        leavings: 0,
        collectedTo: 0,
        createdAt: time,
        txHash,
        block,
      })
      await record(event, provider, { kind: 'make', lender })
    },
  },
  { optional: true, factory: lenders },
)
