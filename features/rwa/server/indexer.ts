import { rewardPaid } from '#features/earnings/public.server.ts'
import type { Income } from '#platform/server/feature.ts'
import { type EventContext, indexContract, indexMade } from '#platform/server/indexer/contract.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { cleaned } from '#platform/std/readable.ts'

import { rwaAssetAbi, rwaRegistryAbi } from '../contract/abi.ts'
import { point } from '../fields.ts'
import {
  type AssetsTable,
  rwaAccounts,
  rwaAssets,
  rwaAttestations,
  rwaDividends,
  rwaHoldings,
  rwaRedemptions,
} from '../tables.ts'
import { addAsset, assetOf, changeAsset, changeHolding, moved, record } from './rows.ts'

/** Dividends, mostly in USDT: an asset may have TES as its coin. */
export const dividendIncome: Income = { kind: 'rwa', coin: 'USDT' }

/** No event states that a sale failed or can be released: that follows from time, shares and attestation. */
const assets = indexMade({
  contract: 'RwaAsset',
  abi: rwaAssetAbi,
  emitted: { event: 'Made', argument: 'asset' },
  rows: { table: 'rwaAssets', address: 'asset' },
  handlers: {
    /** Buying, refunds and redemptions emit it too: from or to the zero address. */
    async Transfer(event) {
      const { from, to, value } = event.args
      const shares = Number(value)
      await move(event, from, -shares)
      await move(event, to, shares)
      if (from === zeroAddress || to === zeroAddress || shares === 0) return
      await record(event, event.contract, from, { kind: 'sent', shares, other: to })
      await record(event, event.contract, to, { kind: 'received', shares, other: from })
    },

    async Bought(event) {
      const { buyer, paid: amount, sold } = event.args
      const asset = await assetOf(event)
      const isReached = asset.reachedAt !== null || sold >= BigInt(asset.target)
      const reachedAt = isReached ? (asset.reachedAt ?? event.time) : null
      await changeAsset(event, asset, { reachedAt })
      await record(event, asset.asset, buyer, {
        kind: 'buy',
        shares: Number(event.args.shares),
        amount,
      })
    },

    async Refunded(event) {
      const { buyer, amount, sold } = event.args
      const asset = await assetOf(event)
      if (sold < BigInt(asset.target)) await changeAsset(event, asset, { reachedAt: null })
      const shares = Number(event.args.shares)
      await record(event, asset.asset, buyer, { kind: 'refund', shares, amount })
    },

    async Attested(event) {
      const { store, time, txHash, block } = event
      const { reserve } = event.args
      const asset = await assetOf(event)
      const { attestations: number } = await changeAsset(event, asset, {
        reserve,
        attestedAt: time,
        attestedShares: asset.releasedAt === null ? 0 : asset.shares,
        attestations: asset.attestations + 1,
      })
      const document = event.args.document.slice(2)
      const row = { asset: asset.asset, number, document, reserve, time, txHash, block }
      await store.insert(rwaAttestations, row)
    },

    async Released(event) {
      const { issuer, amount } = event.args
      const shares = Number(event.args.shares)
      const asset = await assetOf(event)
      const released = { releasedAt: event.time, raised: amount, attestedShares: shares }
      await changeAsset(event, asset, released)
      await record(event, asset.asset, issuer, { kind: 'release', shares, amount })
    },

    async Distributed(event) {
      const { store, time, txHash, block } = event
      const { amount, shares } = event.args
      const asset = await assetOf(event)
      const { dividends: number } = await changeAsset(event, asset, {
        distributed: asset.distributed + amount,
        each: asset.each + (amount << point) / shares,
        dividends: asset.dividends + 1,
      })
      const of = { asset: asset.asset, number, amount, shares: Number(shares) }
      await store.insert(rwaDividends, { ...of, time, txHash, block })
      await record(event, asset.asset, asset.revenue, { kind: 'distribute', amount })
    },

    async Claimed(event) {
      const { account, amount } = event.args
      const asset = await assetOf(event)
      await changeHolding(event, asset.asset, account, (row) => ({
        owed: 0n,
        each: asset.each,
        claimed: row.claimed + amount,
      }))
      await changeAsset(event, asset, { paid: asset.paid + amount })
      await record(event, asset.asset, account, { kind: 'claim', amount })
      const coin = asset.coin === event.address('Tes') ? 'TES' : 'USDT'
      const income = { ...dividendIncome, coin } as const
      await rewardPaid(event, income, { book: 'RwaAsset', account, amount })
    },

    async RedemptionRequested(event) {
      const { store, time, txHash, block } = event
      const { account, amount } = event.args
      const number = Number(event.args.number)
      const shares = Number(event.args.shares)
      const asset = await assetOf(event)
      await changeHolding(event, asset.asset, account, () => ({ request: number }))
      await changeAsset(event, asset, {
        requests: number,
        open: asset.open + 1,
        waiting: asset.waiting + shares,
      })
      await store.insert(rwaRedemptions, {
        asset: asset.asset,
        number,
        account,
        shares,
        amount,
        state: 'open',
        time,
        endedAt: null,
        txHash,
        block,
      })
      await record(event, asset.asset, account, { kind: 'request', shares, amount })
    },

    async RedemptionCancelled(event) {
      const { account, number } = event.args
      const { shares } = await endRequest(event, account, Number(number), 'cancelled')
      await record(event, event.contract, account, { kind: 'cancel', shares })
    },

    async RedemptionFulfilled(event) {
      const { account, number, amount } = event.args
      const { shares } = await endRequest(event, account, Number(number), 'fulfilled')
      const asset = await assetOf(event)
      await changeHolding(event, asset.asset, account, (row) => ({ due: row.due + amount }))
      await changeAsset(event, asset, { redeemed: asset.redeemed + amount })
      await record(event, asset.asset, account, { kind: 'fulfilled', shares, amount })
    },

    async RedemptionClaimed(event) {
      const { account, amount } = event.args
      const asset = await assetOf(event)
      await changeHolding(event, asset.asset, account, (row) => ({ due: row.due - amount }))
      await changeAsset(event, asset, { redeemedPaid: asset.redeemedPaid + amount })
      await record(event, asset.asset, account, { kind: 'claimRedemption', amount })
    },

    async Credited(event) {
      const { account, amount } = event.args
      const asset = await assetOf(event)
      await changeHolding(event, asset.asset, account, (row) => ({ credit: row.credit + amount }))
      await changeAsset(event, asset, { credits: asset.credits + amount })
    },

    async Withdrawn(event) {
      const { account, amount } = event.args
      const asset = await assetOf(event)
      await changeHolding(event, asset.asset, account, (row) => ({ credit: row.credit - amount }))
      await changeAsset(event, asset, { credits: asset.credits - amount })
      await record(event, asset.asset, account, { kind: 'withdraw', amount })
    },
  },
})

/** From the registry’s events, and those of each of its assets. */
export const rwaIndexer = indexContract(
  'RwaRegistry',
  rwaRegistryAbi,
  {
    async Allowed({ store, block, args }) {
      const { account, until } = args
      const most = BigInt(Number.MAX_SAFE_INTEGER)
      const allowedUntil = Number(until < most ? until : most)
      await store.upsert(
        rwaAccounts,
        { account, holdings: 0, records: 0, allowedUntil, block },
        () => ({ allowedUntil, block }),
      )
    },

    async Made(event) {
      const { store, block, time, txHash } = event
      const { asset, issuer, coin, revenue, document, numbers } = event.args
      await addAsset(event, coin)
      const last = await store.list(rwaAssets, {}, { by: ['seq desc'], limit: 1 })
      await store.insert(rwaAssets, {
        asset,
        seq: (last[0]?.seq ?? 0) + 1,
        name: legible(event.args.name, 64),
        symbol: legible(event.args.symbol, 12),
        coin,
        document: document.slice(2),
        issuer,
        revenue,
        price: numbers[0],
        target: Number(numbers[1]),
        most: Number(numbers[2]),
        deadline: Number(numbers[3]),
        shares: 0,
        holders: 0,
        reachedAt: null,
        releasedAt: null,
        raised: 0n,
        reserve: 0n,
        attestedAt: null,
        attestedShares: 0,
        attestations: 0,
        distributed: 0n,
        paid: 0n,
        each: 0n,
        dividends: 0,
        redeemed: 0n,
        redeemedPaid: 0n,
        requests: 0,
        open: 0,
        waiting: 0,
        credits: 0n,
        createdAt: time,
        txHash,
        block,
      })
    },
  },
  { optional: true, factory: assets },
)

/** No sign stays that is not seen or that turns the direction of writing. */
const legible = (text: string, most: number): string =>
  Array.from(cleaned(text, 'line')).slice(0, most).join('').trim() || '?'

/**
 * An account’s shares change by so many. Of none at all nothing new is kept: anybody can send an account no shares, but
 * what it has earned is rounded once more.
 */
async function move(event: EventContext, account: Address, shares: number): Promise<void> {
  if (account === zeroAddress) return
  const asset = await assetOf(event)
  const before = await event.store.find(rwaHoldings, { asset: asset.asset, account })
  if (before === undefined && shares === 0) return
  const after = await changeHolding(event, asset.asset, account, moved(asset, shares))
  const held = Number(after.shares > 0) - Number((before?.shares ?? 0) > 0)
  await changeAsset(event, asset, counts(asset, shares, held))
}

const counts = (asset: AssetsTable, shares: number, held: number) => ({
  shares: asset.shares + shares,
  holders: asset.holders + held,
})

async function endRequest(
  event: EventContext,
  account: Address,
  number: number,
  state: 'cancelled' | 'fulfilled',
) {
  const { store, block, time } = event
  const asset = await assetOf(event)
  const key = { asset: asset.asset, number }
  const row = await store.update(rwaRedemptions, key, { state, endedAt: time, block })
  await changeHolding(event, asset.asset, account, () => ({ request: null }))
  await changeAsset(event, asset, { open: asset.open - 1, waiting: asset.waiting - row.shares })
  return row
}
