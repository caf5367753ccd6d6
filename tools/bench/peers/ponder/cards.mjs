// What the product does at each event of Cards and CardMarket, with Ponder's API.
import {
  cardCounts,
  cardEvents,
  cards,
  holders,
  levelStats,
  listings,
  pledges,
  sales,
  teamPledges,
  totals,
} from 'ponder:schema'

import { addToEach, at, grown, on, zero } from './rows.mjs'
import { changePledge } from './team.mjs'

// The reward token, as the records of stakes name it.
const { tes } = JSON.parse(process.env['PONDER_FACTS'] ?? '')
const unlisted = {
  openListing: null,
  listingNumber: null,
  listingSeq: null,
  listingCoin: null,
  listingPrice: null,
  listingWorth: null,
  listingExpiry: null,
}
const unstaked = { pledgeStart: null, unlockTime: null, reward: 0n, paid: 0n, pledgeSeq: null }

/** `rate`: what it becomes. */
const addToTotals = (emitted, change, rate = {}) => {
  const { block } = at(emitted)
  const none = { minted: 0, holders: 0, listings: 0, rateSun: 0n, rateUsdt: 0n }
  return emitted.context.db
    .insert(totals)
    .values({ id: 1, ...none, ...change, ...rate, block })
    .onConflictDoUpdate((row) => ({ ...grown(row, change), ...rate, block }))
}

const addToHolder = (emitted, owner, change) => {
  const { block } = at(emitted)
  return emitted.context.db
    .insert(holders)
    .values({ owner, cards: 0, pledges: 0, approvesAll: false, ...change, block })
    .onConflictDoUpdate((row) => ({ ...grown(row, change), block }))
}

const addToLevel = (emitted, level, change) => {
  const { block } = at(emitted)
  const none = { minted: 0, staked: 0, volume: 0n, sales: 0, marketVolume: 0n }
  return emitted.context.db
    .insert(levelStats)
    .values({ level, ...none, ...change, block })
    .onConflictDoUpdate((row) => ({ ...grown(row, change), block }))
}

/**
 * Base units of USDT, at the rate of the last purchase; every price here is in the chain's own
 * coin.
 */
async function worthOf(emitted, price) {
  const { rateSun, rateUsdt } = await emitted.context.db.find(totals, { id: 1 })
  return (price * rateUsdt) / rateSun
}

async function moveCard(emitted, from, to) {
  const left = from === null ? null : await addToHolder(emitted, from, { cards: -1 })
  const came = await addToHolder(emitted, to, { cards: 1 })
  const change = (came.cards === 1 ? 1 : 0) - (left?.cards === 0 ? 1 : 0)
  if (change !== 0) await addToTotals(emitted, { holders: change })
}

const spotsOf = ({ level, standing, tokenId, seq, listingSeq }) => [
  `level ${level} ${standing}`,
  `id ${level} ${standing} ${tokenId / 1024n}`,
  `seq ${standing} ${Math.floor(seq / 1024)}`,
  ...(listingSeq === null ? [] : [`listing ${level} ${standing} ${Math.floor(listingSeq / 4096)}`]),
]

async function moveInLists(emitted, before, after) {
  if (before?.standing === after.standing && before.listingSeq === after.listingSeq) return
  const was = before === null ? [] : spotsOf(before)
  const is = spotsOf(after)
  const changes = [
    ...is.filter((id) => !was.includes(id)).map((id) => [{ id }, { cards: 1 }]),
    ...was.filter((id) => !is.includes(id)).map((id) => [{ id }, { cards: -1 }]),
  ]
  if (changes.length > 0) await addToEach(emitted, cardCounts, changes)
}

/** With one more line in the card's record, where there is one. */
async function changeCard(emitted, card, change, line = null) {
  const { block } = at(emitted)
  // A copy: a row that Ponder returned changes with the table.
  const { tokenId, seq, level, standing: stood, listingSeq, events: lines } = card
  const { listingNumber, unlockTime } = {
    listingNumber: card.listingNumber,
    unlockTime: card.unlockTime,
    ...change,
  }
  const standing =
    (unlockTime === null ? 'held' : 'staked') + (listingNumber === null ? '' : 'OnSale')
  const events = line === null ? lines : lines + 1
  const after = await emitted.context.db
    .update(cards, { tokenId })
    .set({ ...change, standing, events, block })
  await moveInLists(emitted, { tokenId, seq, level, standing: stood, listingSeq }, after)
  if (line !== null) await addLine(emitted, tokenId, events, line)
}

function addLine(emitted, tokenId, seq, line) {
  const { block, time } = at(emitted)
  const txHash = emitted.event.transaction.hash
  return emitted.context.db
    .insert(cardEvents)
    .values({ tokenId, seq, ...line, time, txHash, block })
}

async function endListing(emitted, card, state) {
  if (card.openListing === null) return
  const { block, time } = at(emitted)
  await emitted.context.db
    .update(listings, { tokenId: card.tokenId, number: card.openListing })
    .set({ state, endedAt: time, block })
}

const addSale = (emitted, sale) => {
  const { event, context } = emitted
  return context.db.insert(sales).values({
    id: event.id,
    ...sale,
    time: event.block.timestamp,
    txHash: event.transaction.hash,
  })
}

on('Cards:Bought', async (emitted) => {
  const { buyer, tokenId, level, price, usdtPrice } = emitted.event.args
  const { block, time } = at(emitted)
  const rate = { rateSun: price, rateUsdt: usdtPrice }
  const { minted } = await addToTotals(emitted, { minted: 1 }, rate)
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
    events: 1,
    block,
  }
  await emitted.context.db.insert(cards).values(card)
  await moveInLists(emitted, null, card)
  await moveCard(emitted, null, buyer)
  await addToLevel(emitted, Number(level), { minted: 1, volume: price })
  await addLine(emitted, tokenId, 1, { kind: 'mint', toAddress: buyer, coin: zero, amount: price })
  const sale = { kind: 'mint', coin: zero, price, worth: usdtPrice }
  await addSale(emitted, { tokenId, level: Number(level), ...sale })
})

on('Cards:Transfer', async (emitted) => {
  const { from, to, tokenId } = emitted.event.args
  if (from === zero) return
  const card = await emitted.context.db.find(cards, { tokenId })
  await endListing(emitted, card, 'moved')
  const line = { kind: 'gift', fromAddress: from, toAddress: to }
  await changeCard(emitted, card, { owner: to, approved: false, ...unlisted }, line)
  if (from !== to) await moveCard(emitted, from, to)
})

on('Cards:ApprovalForAll', async (emitted) => {
  const { owner, approved } = emitted.event.args
  await addToHolder(emitted, owner, {})
  const { block } = at(emitted)
  await emitted.context.db.update(holders, { owner }).set({ approvesAll: approved, block })
})

on('Cards:Pledged', async (emitted) => {
  const { owner, tokenId, reward, start, unlockTime } = emitted.event.args
  const { block } = at(emitted)
  const { db } = emitted.context
  const card = await db.find(cards, { tokenId })
  const { level, usdtPrice: worth } = card
  await endListing(emitted, card, 'staked')
  const { pledges: seq } = await addToHolder(emitted, owner, { pledges: 1 })
  const stake = { pledgeStart: start, unlockTime, reward, paid: 0n, pledgeSeq: seq }
  const line = { kind: 'stake', fromAddress: owner, coin: tes, amount: reward }
  await changeCard(emitted, card, { ...stake, ...unlisted }, line)
  await db.insert(pledges).values({
    owner,
    seq,
    tokenId,
    level,
    start,
    unlockTime,
    reward,
    paid: 0n,
    endedAt: null,
    ending: null,
    txHash: emitted.event.transaction.hash,
    block,
  })
  await addToLevel(emitted, level, { staked: 1 })
  await db
    .insert(teamPledges)
    .values({ source: 'nft', position: String(tokenId), owner, worth, block })
    .onConflictDoUpdate({ owner, worth, block })
  await changePledge(emitted, owner, 'added', worth)
})

on('Cards:Exited', async (emitted) => {
  const { owner, tokenId, returned } = emitted.event.args
  const { block, time } = at(emitted)
  const { db } = emitted.context
  const card = await db.find(cards, { tokenId })
  await db
    .update(pledges, { owner, seq: card.pledgeSeq })
    .set({ endedAt: time, ending: 'left', block })
  const line = { kind: 'leave', fromAddress: owner, coin: tes, amount: returned }
  await changeCard(emitted, card, unstaked, line)
  await addToLevel(emitted, card.level, { staked: -1 })
  const pledge = { source: 'nft', position: String(tokenId) }
  const { worth } = await db.find(teamPledges, pledge)
  await db.update(teamPledges, pledge).set({ worth: 0n, block })
  await changePledge(emitted, owner, 'taken', worth)
})

on('CardMarket:Listed', async (emitted) => {
  const { seller, tokenId, number, coin, price, expiry } = emitted.event.args
  const { block, time } = at(emitted)
  const { listings: seq } = await addToTotals(emitted, { listings: 1 })
  const worth = await worthOf(emitted, price)
  const card = await emitted.context.db.find(cards, { tokenId })
  await endListing(emitted, card, 'replaced')
  await emitted.context.db.insert(listings).values({
    tokenId,
    number: Number(number),
    seq,
    seller,
    coin,
    price,
    worth,
    listedAt: time,
    expiry,
    state: 'open',
    endedAt: null,
    txHash: emitted.event.transaction.hash,
    block,
  })
  const openListing = Number(number)
  if (!card.approved) {
    const holder = await emitted.context.db.find(holders, { owner: card.owner })
    if (!holder?.approvesAll) return changeCard(emitted, card, { openListing })
  }
  await changeCard(emitted, card, {
    openListing,
    listingNumber: Number(number),
    listingSeq: seq,
    listingCoin: coin,
    listingPrice: price,
    listingWorth: worth,
    listingExpiry: expiry,
  })
})

on('CardMarket:TakenDown', async (emitted) => {
  const { tokenId } = emitted.event.args
  const card = await emitted.context.db.find(cards, { tokenId })
  await endListing(emitted, card, 'takenDown')
  await changeCard(emitted, card, unlisted)
})

on('CardMarket:Sold', async (emitted) => {
  const { tokenId, number, coin, price } = emitted.event.args
  const { block } = at(emitted)
  const { level, events } = await emitted.context.db.find(cards, { tokenId })
  await emitted.context.db
    .update(listings, { tokenId, number: Number(number) })
    .set({ state: 'sold', block })
  const worth = await worthOf(emitted, price)
  await emitted.context.db
    .update(cardEvents, { tokenId, seq: events })
    .set({ kind: 'sale', coin, amount: price, block })
  await addSale(emitted, { tokenId, level, kind: 'sale', coin, price, worth })
  await addToLevel(emitted, level, { sales: 1, marketVolume: worth })
})
