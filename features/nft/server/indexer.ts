import { type EventContext, indexContract } from '#platform/server/indexer/contract.ts'
import { type Address, addressFromHex } from '#platform/std/address.ts'
import { type Transaction, sql } from 'kysely'

import { cardsAbi } from '../contract/abi.ts'
import type { CardEventKind, NftTables } from '../tables.ts'
import { addToHolder, addToLevel, addToTotals, moveCard } from './counters.ts'

const nobody = addressFromHex('00'.repeat(20))
const unstaked = { pledgeStart: null, unlockTime: null, reward: 0n, paid: 0n }

const tables = (event: EventContext): Transaction<NftTables> => event.db

/** From the events of Cards to the rows of `../tables.ts`. Every handler works in the block's transaction. */
export const cardsIndexer = indexContract('Cards', cardsAbi, {
  async Bought(event) {
    const { buyer, price, usdtPrice } = event.args
    const [tokenId, level] = [Number(event.args.tokenId), Number(event.args.level)]
    const { block, time } = event
    const db = tables(event)
    const { minted } = await addToTotals(db, block, { minted: 1 })
    await db
      .insertInto('nftCards')
      .values({
        tokenId,
        seq: minted,
        level,
        owner: buyer,
        mintedAt: time,
        boughtFor: price,
        usdtPrice,
        ...unstaked,
        events: 0,
        block,
      })
      .execute()
    await moveCard(db, block, null, buyer)
    await addToLevel(db, block, level, { minted: 1, volume: price })
    await record(event, tokenId, { kind: 'mint', to: buyer, amount: price })
  },

  async Transfer(event) {
    const { from, to } = event.args
    // A purchase tells more in its own event.
    if (from === nobody) return
    const tokenId = Number(event.args.tokenId)
    const { block } = event
    const db = tables(event)
    await db
      .updateTable('nftCards')
      .set({ owner: to, block })
      .where('tokenId', '=', tokenId)
      .execute()
    if (from !== to) await moveCard(db, block, from, to)
    await record(event, tokenId, { kind: 'gift', from, to })
  },

  async Pledged(event) {
    const { owner, reward } = event.args
    const [tokenId, start] = [Number(event.args.tokenId), Number(event.args.start)]
    const unlockTime = Number(event.args.unlockTime)
    const { block, txHash } = event
    const db = tables(event)
    const { level } = await db
      .updateTable('nftCards')
      .set({ pledgeStart: start, unlockTime, reward, paid: 0n, block })
      .where('tokenId', '=', tokenId)
      .returning('level')
      .executeTakeFirstOrThrow()
    const { pledges } = await addToHolder(db, block, owner, { pledges: 1 })
    await db
      .insertInto('nftPledges')
      .values({
        owner,
        seq: pledges,
        tokenId,
        level,
        start,
        unlockTime,
        reward,
        paid: 0n,
        endedAt: null,
        ending: null,
        txHash,
        block,
      })
      .execute()
    await addToLevel(db, block, level, { staked: 1 })
    await record(event, tokenId, { kind: 'stake', from: owner, amount: reward })
  },

  async Claimed(event) {
    const { owner, amount, owed, tokenIds, amounts } = event.args
    const { block, txIndex, logIndex, time, txHash } = event
    const db = tables(event)
    const { rewardPaid } = await addToTotals(db, block, { rewardPaid: amount })
    await db
      .insertInto('nftClaims')
      .values({
        block,
        txIndex,
        logIndex,
        owner,
        amount,
        owed,
        totalPaid: rewardPaid,
        time,
        txHash,
      })
      .execute()
    await addToHolder(db, block, owner, { owed: -owed, claimed: amount })
    for (const [i, id] of tokenIds.entries()) {
      const paid = amounts[i] ?? 0n
      if (paid === 0n) continue
      await pay(event, Number(id), paid)
      await record(event, Number(id), { kind: 'claim', to: owner, amount: paid })
    }
  },

  async Unlocked(event) {
    const { owner, credited } = event.args
    const tokenId = Number(event.args.tokenId)
    await pay(event, tokenId, credited)
    await addToHolder(tables(event), event.block, owner, { owed: credited })
    await end(event, tokenId, 'unstaked')
    await record(event, tokenId, { kind: 'unstake', to: owner, amount: credited })
  },

  async Exited(event) {
    const { owner, returned } = event.args
    const tokenId = Number(event.args.tokenId)
    await end(event, tokenId, 'left')
    await record(event, tokenId, { kind: 'leave', from: owner, amount: returned })
  },
})

/** Writes an amount against the running stake of a card. */
async function pay(event: EventContext, tokenId: number, amount: bigint): Promise<void> {
  const { block } = event
  const db = tables(event)
  const paid = sql<bigint>`paid + ${amount}`
  await db.updateTable('nftCards').set({ paid, block }).where('tokenId', '=', tokenId).execute()
  await db
    .updateTable('nftPledges')
    .set({ paid, block })
    .where('tokenId', '=', tokenId)
    .where('endedAt', 'is', null)
    .execute()
}

async function end(event: EventContext, tokenId: number, ending: 'unstaked' | 'left') {
  const { block, time } = event
  const db = tables(event)
  await db
    .updateTable('nftPledges')
    .set({ endedAt: time, ending, block })
    .where('tokenId', '=', tokenId)
    .where('endedAt', 'is', null)
    .execute()
  const { level } = await db
    .updateTable('nftCards')
    .set({ ...unstaked, block })
    .where('tokenId', '=', tokenId)
    .returning('level')
    .executeTakeFirstOrThrow()
  await addToLevel(db, block, level, { staked: -1 })
}

/** One more line in a card's record. */
async function record(
  event: EventContext,
  tokenId: number,
  what: { kind: CardEventKind; from?: Address; to?: Address; amount?: bigint },
): Promise<void> {
  const { block, time, txHash } = event
  const db = tables(event)
  const { events } = await db
    .updateTable('nftCards')
    .set({ events: sql<number>`events + 1`, block })
    .where('tokenId', '=', tokenId)
    .returning('events')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('nftCardEvents')
    .values({
      tokenId,
      seq: events,
      kind: what.kind,
      fromAddress: what.from ?? null,
      toAddress: what.to ?? null,
      amount: what.amount ?? null,
      time,
      txHash,
      block,
    })
    .execute()
}
