// What the product does at each event, said in Ponder's words.
import { ponder } from 'ponder:registry'
import {
  cardCounts,
  cardEvents,
  cards,
  holders,
  levelStats,
  listings,
  members,
  pledges,
  running,
  sales,
  totals,
  transactions,
} from 'ponder:schema'

const zero = `0x${'0'.repeat(40)}`
const unlisted = { listingNumber: null, listingSeq: null, listingPrice: null, listingExpiry: null }
const unstaked = { pledgeStart: null, unlockTime: null, reward: 0n, paid: 0n }

const at = ({ event }) => ({ block: event.block.number, time: event.block.timestamp })

/** The handler, after the transaction that the event is of is noted. */
const on = (name, handler) =>
  ponder.on(name, async (told) => {
    const { hash, transactionIndex, from, to, input, value } = told.event.transaction
    await told.context.db
      .insert(transactions)
      .values({
        hash,
        block: told.event.block.number,
        txIndex: transactionIndex,
        owner: from,
        contract: to,
        data: input,
        callValue: value,
      })
      .onConflictDoNothing()
    await handler(told)
  })

const addToTotals = (told, change) => {
  const { block } = at(told)
  const none = { minted: 0, holders: 0, listings: 0, rateSun: 0n, rateUsdt: 0n }
  return told.context.db
    .insert(totals)
    .values({ id: 1, ...none, ...change, block })
    .onConflictDoUpdate((row) => ({
      ...Object.fromEntries(Object.entries(change).map(([key, by]) => [key, row[key] + by])),
      block,
    }))
}

const addToHolder = (told, owner, change) => {
  const { block } = at(told)
  return told.context.db
    .insert(holders)
    .values({ owner, cards: 0, pledges: 0, approvesAll: false, ...change, block })
    .onConflictDoUpdate((row) => ({
      cards: row.cards + (change.cards ?? 0),
      pledges: row.pledges + (change.pledges ?? 0),
      block,
    }))
}

const addToLevel = (told, level, change) => {
  const { block } = at(told)
  const none = { minted: 0, staked: 0, volume: 0n, sales: 0 }
  return told.context.db
    .insert(levelStats)
    .values({ level, ...none, ...change, block })
    .onConflictDoUpdate((row) => ({
      ...Object.fromEntries(Object.entries(change).map(([key, by]) => [key, row[key] + by])),
      block,
    }))
}

async function moveCard(told, from, to) {
  const left = from === null ? null : await addToHolder(told, from, { cards: -1 })
  const came = await addToHolder(told, to, { cards: 1 })
  const change = (came.cards === 1 ? 1 : 0) - (left?.cards === 0 ? 1 : 0)
  if (change !== 0) await addToTotals(told, { holders: change })
}

const standingOf = ({ listingNumber, unlockTime }) =>
  (unlockTime === null ? 'held' : 'staked') + (listingNumber === null ? '' : 'OnSale')

const spotsOf = ({ level, standing, tokenId, seq, listingSeq }) => [
  `level ${level} ${standing}`,
  `id ${level} ${standing} ${tokenId / 1024n}`,
  `seq ${standing} ${Math.floor(seq / 1024)}`,
  ...(listingSeq === null ? [] : [`listing ${level} ${standing} ${Math.floor(listingSeq / 4096)}`]),
]

async function moveInLists(told, before, after) {
  if (before?.standing === after.standing && before?.listingSeq === after.listingSeq) return
  const { block } = at(told)
  const count = (id, by) =>
    told.context.db
      .insert(cardCounts)
      .values({ id, cards: by, block })
      .onConflictDoUpdate((row) => ({ cards: row.cards + by, block }))
  for (const id of spotsOf(after)) await count(id, 1)
  for (const id of before === null ? [] : spotsOf(before)) await count(id, -1)
}

async function changeCard(told, before, change) {
  const { block } = at(told)
  const standing = standingOf({ ...before, ...change })
  const after = await told.context.db
    .update(cards, { tokenId: before.tokenId })
    .set({ ...change, standing, block })
  await moveInLists(told, before, after)
  return after
}

async function record(told, tokenId, line) {
  const { block, time } = at(told)
  const { events } = await told.context.db
    .update(cards, { tokenId })
    .set((row) => ({ events: row.events + 1, block }))
  const txHash = told.event.transaction.hash
  await told.context.db
    .insert(cardEvents)
    .values({ tokenId, seq: events, ...line, time, txHash, block })
}

async function endListing(told, card, state) {
  if (card.listingNumber === null) return
  const { block, time } = at(told)
  await told.context.db
    .update(listings, { tokenId: card.tokenId, number: card.listingNumber })
    .set({ state, endedAt: time, block })
}

const addSale = (told, sale) => {
  const { event, context } = told
  return context.db.insert(sales).values({
    id: event.id,
    ...sale,
    time: event.block.timestamp,
    txHash: event.transaction.hash,
  })
}

on('Cards:Bought', async (told) => {
  const { buyer, tokenId, level, price, usdtPrice } = told.event.args
  const { block, time } = at(told)
  const { minted } = await addToTotals(told, { minted: 1 })
  const card = {
    tokenId,
    seq: minted,
    level: Number(level),
    owner: buyer,
    mintedAt: time,
    boughtFor: price,
    usdtPrice,
    ...unstaked,
    standing: 'held',
    approved: false,
    ...unlisted,
    events: 0,
    block,
  }
  await told.context.db.insert(cards).values(card)
  await moveInLists(told, null, card)
  await moveCard(told, null, buyer)
  await addToLevel(told, Number(level), { minted: 1, volume: price })
  await told.context.db
    .update(totals, { id: 1 })
    .set({ rateSun: price, rateUsdt: usdtPrice, block })
  await record(told, tokenId, { kind: 'mint', toAddress: buyer, amount: price })
  await addSale(told, { tokenId, level: Number(level), kind: 'mint', coin: zero, price })
})

on('Cards:Transfer', async (told) => {
  const { from, to, tokenId } = told.event.args
  if (from === zero) return
  const card = await told.context.db.find(cards, { tokenId })
  await endListing(told, card, 'moved')
  await changeCard(told, card, { owner: to, approved: false, ...unlisted })
  if (from !== to) await moveCard(told, from, to)
  await record(told, tokenId, { kind: 'gift', fromAddress: from, toAddress: to })
})

on('Cards:ApprovalForAll', async (told) => {
  const { owner, approved } = told.event.args
  await addToHolder(told, owner, {})
  const { block } = at(told)
  await told.context.db.update(holders, { owner }).set({ approvesAll: approved, block })
})

on('Cards:Pledged', async (told) => {
  const { owner, tokenId, reward, start, unlockTime } = told.event.args
  const { block } = at(told)
  const card = await told.context.db.find(cards, { tokenId })
  await endListing(told, card, 'staked')
  const stake = { pledgeStart: start, unlockTime, reward, paid: 0n }
  await changeCard(told, card, { ...stake, ...unlisted })
  const { pledges: seq } = await addToHolder(told, owner, { pledges: 1 })
  const ends = { endedAt: null, ending: null }
  await told.context.db
    .insert(pledges)
    .values({ owner, seq, tokenId, level: card.level, start, unlockTime, reward, ...ends, block })
  await told.context.db
    .insert(running)
    .values({ tokenId, owner, seq })
    .onConflictDoUpdate({ owner, seq })
  await addToLevel(told, card.level, { staked: 1 })
  await record(told, tokenId, { kind: 'stake', fromAddress: owner, amount: reward })
})

on('Cards:Exited', async (told) => {
  const { owner, tokenId, returned } = told.event.args
  const { block, time } = at(told)
  const stake = await told.context.db.find(running, { tokenId })
  await told.context.db
    .update(pledges, { owner: stake.owner, seq: stake.seq })
    .set({ endedAt: time, ending: 'left', block })
  const card = await told.context.db.find(cards, { tokenId })
  await changeCard(told, card, unstaked)
  await addToLevel(told, card.level, { staked: -1 })
  await record(told, tokenId, { kind: 'leave', fromAddress: owner, amount: returned })
})

on('CardMarket:Listed', async (told) => {
  const { seller, tokenId, number, coin, price, expiry } = told.event.args
  const { block, time } = at(told)
  const { listings: seq } = await addToTotals(told, { listings: 1 })
  const card = await told.context.db.find(cards, { tokenId })
  await endListing(told, card, 'replaced')
  const listing = { seller, coin, price, listedAt: time, expiry, state: 'open', endedAt: null }
  await told.context.db
    .insert(listings)
    .values({ tokenId, number: Number(number), seq, ...listing, block })
  const holder = await told.context.db.find(holders, { owner: card.owner })
  if (!holder?.approvesAll && !card.approved) return
  await changeCard(told, card, {
    listingNumber: Number(number),
    listingSeq: seq,
    listingPrice: price,
    listingExpiry: expiry,
  })
})

on('CardMarket:TakenDown', async (told) => {
  const { tokenId } = told.event.args
  const card = await told.context.db.find(cards, { tokenId })
  await endListing(told, card, 'takenDown')
  await changeCard(told, card, unlisted)
})

on('CardMarket:Sold', async (told) => {
  const { tokenId, number, coin, price } = told.event.args
  const { block } = at(told)
  const { level, events } = await told.context.db.find(cards, { tokenId })
  await told.context.db
    .update(listings, { tokenId, number: Number(number) })
    .set({ state: 'sold', block })
  await told.context.db
    .update(cardEvents, { tokenId, seq: events })
    .set({ kind: 'sale', amount: price, block })
  await addSale(told, { tokenId, level, kind: 'sale', coin, price })
  await addToLevel(told, level, { sales: 1 })
})

on('Team:Bound', async (told) => {
  const { user, parent } = told.event.args
  const { block, time } = at(told)
  const { db } = told.context
  const none = { parent: null, ordinal: 0, activeSince: null, teamSize: 0 }
  const { directCount } = await db
    .insert(members)
    .values({ address: parent, ...none, directCount: 1, block })
    .onConflictDoUpdate((row) => ({ directCount: row.directCount + 1, block }))
  for (let above = parent; above !== null;) {
    const row = await db
      .update(members, { address: above })
      .set((member) => ({ teamSize: member.teamSize + 1, block }))
    above = row.parent
  }
  const member = { parent, ordinal: directCount, activeSince: time, directCount: 0, teamSize: 0 }
  await db.insert(members).values({ address: user, ...member, block })
})

// Nothing is kept of it: its transaction is.
on('FeeSplitter:FeeSplit', async () => {})
