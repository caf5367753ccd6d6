// What the product does at each event of Cards and CardMarket, said in Ponder's words.
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
const addToTotals = (told, change, rate = {}) => {
  const { block } = at(told)
  const none = { minted: 0, holders: 0, listings: 0, rateSun: 0n, rateUsdt: 0n }
  return told.context.db
    .insert(totals)
    .values({ id: 1, ...none, ...change, ...rate, block })
    .onConflictDoUpdate((row) => ({ ...grown(row, change), ...rate, block }))
}

const addToHolder = (told, owner, change) => {
  const { block } = at(told)
  return told.context.db
    .insert(holders)
    .values({ owner, cards: 0, pledges: 0, approvesAll: false, ...change, block })
    .onConflictDoUpdate((row) => ({ ...grown(row, change), block }))
}

const addToLevel = (told, level, change) => {
  const { block } = at(told)
  const none = { minted: 0, staked: 0, volume: 0n, sales: 0, marketVolume: 0n }
  return told.context.db
    .insert(levelStats)
    .values({ level, ...none, ...change, block })
    .onConflictDoUpdate((row) => ({ ...grown(row, change), block }))
}

/** Base units of USDT, at the last rate that a purchase told; every price here is in the chain's own coin. */
async function worthOf(told, price) {
  const { rateSun, rateUsdt } = await told.context.db.find(totals, { id: 1 })
  return (price * rateUsdt) / rateSun
}

async function moveCard(told, from, to) {
  const left = from === null ? null : await addToHolder(told, from, { cards: -1 })
  const came = await addToHolder(told, to, { cards: 1 })
  const change = (came.cards === 1 ? 1 : 0) - (left?.cards === 0 ? 1 : 0)
  if (change !== 0) await addToTotals(told, { holders: change })
}

const spotsOf = ({ level, standing, tokenId, seq, listingSeq }) => [
  `level ${level} ${standing}`,
  `id ${level} ${standing} ${tokenId / 1024n}`,
  `seq ${standing} ${Math.floor(seq / 1024)}`,
  ...(listingSeq === null ? [] : [`listing ${level} ${standing} ${Math.floor(listingSeq / 4096)}`]),
]

async function moveInLists(told, before, after) {
  if (before?.standing === after.standing && before.listingSeq === after.listingSeq) return
  const was = before === null ? [] : spotsOf(before)
  const is = spotsOf(after)
  const changes = [
    ...is.filter((id) => !was.includes(id)).map((id) => [{ id }, { cards: 1 }]),
    ...was.filter((id) => !is.includes(id)).map((id) => [{ id }, { cards: -1 }]),
  ]
  if (changes.length > 0) await addToEach(told, cardCounts, changes)
}

/** With a line more in the card's record, where there is one to be told. */
async function changeCard(told, card, change, line = null) {
  const { block } = at(told)
  // As it was: a row that Ponder has given changes with the table.
  const { tokenId, seq, level, standing: stood, listingSeq, events: lines } = card
  const { listingNumber, unlockTime } = {
    listingNumber: card.listingNumber,
    unlockTime: card.unlockTime,
    ...change,
  }
  const standing =
    (unlockTime === null ? 'held' : 'staked') + (listingNumber === null ? '' : 'OnSale')
  const events = line === null ? lines : lines + 1
  const after = await told.context.db
    .update(cards, { tokenId })
    .set({ ...change, standing, events, block })
  await moveInLists(told, { tokenId, seq, level, standing: stood, listingSeq }, after)
  if (line !== null) await addLine(told, tokenId, events, line)
}

function addLine(told, tokenId, seq, line) {
  const { block, time } = at(told)
  const txHash = told.event.transaction.hash
  return told.context.db.insert(cardEvents).values({ tokenId, seq, ...line, time, txHash, block })
}

async function endListing(told, card, state) {
  if (card.openListing === null) return
  const { block, time } = at(told)
  await told.context.db
    .update(listings, { tokenId: card.tokenId, number: card.openListing })
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
  const rate = { rateSun: price, rateUsdt: usdtPrice }
  const { minted } = await addToTotals(told, { minted: 1 }, rate)
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
  await told.context.db.insert(cards).values(card)
  await moveInLists(told, null, card)
  await moveCard(told, null, buyer)
  await addToLevel(told, Number(level), { minted: 1, volume: price })
  await addLine(told, tokenId, 1, { kind: 'mint', toAddress: buyer, coin: zero, amount: price })
  const sale = { kind: 'mint', coin: zero, price, worth: usdtPrice }
  await addSale(told, { tokenId, level: Number(level), ...sale })
})

on('Cards:Transfer', async (told) => {
  const { from, to, tokenId } = told.event.args
  if (from === zero) return
  const card = await told.context.db.find(cards, { tokenId })
  await endListing(told, card, 'moved')
  const line = { kind: 'gift', fromAddress: from, toAddress: to }
  await changeCard(told, card, { owner: to, approved: false, ...unlisted }, line)
  if (from !== to) await moveCard(told, from, to)
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
  const { db } = told.context
  const card = await db.find(cards, { tokenId })
  const { level, usdtPrice: worth } = card
  await endListing(told, card, 'staked')
  const { pledges: seq } = await addToHolder(told, owner, { pledges: 1 })
  const stake = { pledgeStart: start, unlockTime, reward, paid: 0n, pledgeSeq: seq }
  const line = { kind: 'stake', fromAddress: owner, coin: tes, amount: reward }
  await changeCard(told, card, { ...stake, ...unlisted }, line)
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
    txHash: told.event.transaction.hash,
    block,
  })
  await addToLevel(told, level, { staked: 1 })
  await db
    .insert(teamPledges)
    .values({ source: 'nft', position: String(tokenId), owner, worth, block })
    .onConflictDoUpdate({ owner, worth, block })
  await changePledge(told, owner, 'added', worth)
})

on('Cards:Exited', async (told) => {
  const { owner, tokenId, returned } = told.event.args
  const { block, time } = at(told)
  const { db } = told.context
  const card = await db.find(cards, { tokenId })
  await db
    .update(pledges, { owner, seq: card.pledgeSeq })
    .set({ endedAt: time, ending: 'left', block })
  const line = { kind: 'leave', fromAddress: owner, coin: tes, amount: returned }
  await changeCard(told, card, unstaked, line)
  await addToLevel(told, card.level, { staked: -1 })
  const pledge = { source: 'nft', position: String(tokenId) }
  const { worth } = await db.find(teamPledges, pledge)
  await db.update(teamPledges, pledge).set({ worth: 0n, block })
  await changePledge(told, owner, 'taken', worth)
})

on('CardMarket:Listed', async (told) => {
  const { seller, tokenId, number, coin, price, expiry } = told.event.args
  const { block, time } = at(told)
  const { listings: seq } = await addToTotals(told, { listings: 1 })
  const worth = await worthOf(told, price)
  const card = await told.context.db.find(cards, { tokenId })
  await endListing(told, card, 'replaced')
  await told.context.db.insert(listings).values({
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
    txHash: told.event.transaction.hash,
    block,
  })
  const openListing = Number(number)
  if (!card.approved) {
    const holder = await told.context.db.find(holders, { owner: card.owner })
    if (!holder?.approvesAll) return changeCard(told, card, { openListing })
  }
  await changeCard(told, card, {
    openListing,
    listingNumber: Number(number),
    listingSeq: seq,
    listingCoin: coin,
    listingPrice: price,
    listingWorth: worth,
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
  const worth = await worthOf(told, price)
  await told.context.db
    .update(cardEvents, { tokenId, seq: events })
    .set({ kind: 'sale', coin, amount: price, block })
  await addSale(told, { tokenId, level, kind: 'sale', coin, price, worth })
  await addToLevel(told, level, { sales: 1, marketVolume: worth })
})
