// What the product does at each event, said in Ponder's words.
import { ponder } from 'ponder:registry'
import {
  cardCounts,
  cardEvents,
  cards,
  earningsBonuses,
  earningsDays,
  earningsFees,
  earningsLists,
  earningsSums,
  earningsTransfers,
  holders,
  levelStats,
  listings,
  members,
  pledges,
  sales,
  teamEarningRanges,
  teamEarnings,
  teamLevelChanges,
  teamLevelCounts,
  teamPledges,
  teamRecords,
  totals,
  transactions,
} from 'ponder:schema'

const zero = `0x${'0'.repeat(40)}`
// The reward token, as the records of stakes name it.
const { tes } = JSON.parse(process.env['PONDER_FACTS'] ?? '')
const unlisted = {
  listingNumber: null,
  listingSeq: null,
  listingCoin: null,
  listingPrice: null,
  listingWorth: null,
  listingExpiry: null,
}
const unstaked = { pledgeStart: null, unlockTime: null, reward: 0n, paid: 0n, pledgeSeq: null }

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

const grown = (row, change) =>
  Object.fromEntries(Object.entries(change).map(([column, by]) => [column, row[column] + by]))

/** Adds to rows of a table, all at once, none of them twice: to each by its key. */
function addToEach(told, table, changes) {
  const { block } = at(told)
  const columns = Object.keys(changes[0][0])
  const nameOf = (row) => columns.map((column) => row[column]).join(' ')
  const byName = new Map(changes.map(([key, change]) => [nameOf(key), change]))
  return told.context.db
    .insert(table)
    .values(changes.map(([key, change]) => ({ ...key, ...change, block })))
    .onConflictDoUpdate((row) => ({ ...grown(row, byName.get(nameOf(row))), block }))
}

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
  if (!card.approved) {
    const holder = await told.context.db.find(holders, { owner: card.owner })
    if (!holder?.approvesAll) return
  }
  await changeCard(told, card, {
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

const noMember = {
  parent: null,
  ordinal: 0,
  depth: 0,
  activeSince: null,
  directCount: 0,
  activeDirects: 0,
  secondCount: 0,
  teamSize: 0,
  pledge: 0n,
  directPledge: 0n,
  secondPledge: 0n,
  teamPledge: 0n,
  level: 0,
  levelBlock: 0n,
  levelBefore: 0,
  records: 0,
  boundBlock: 0n,
}

on('Team:Bound', async (told) => {
  const { user, parent } = told.event.args
  const { block, time } = at(told)
  const { db } = told.context
  const inviter = await db
    .insert(members)
    .values({ address: parent, ...noMember, directCount: 1, teamSize: 1, block })
    .onConflictDoUpdate((row) => ({
      directCount: row.directCount + 1,
      teamSize: row.teamSize + 1,
      block,
    }))
  const { directCount: ordinal, depth } = inviter
  let second = 1
  for (let above = inviter.parent; above !== null;) {
    const by = second
    const row = await db.update(members, { address: above }).set((member) => ({
      secondCount: member.secondCount + by,
      teamSize: member.teamSize + 1,
      block,
    }))
    above = row.parent
    second = 0
  }
  const place = { parent, ordinal, depth: depth + 1, activeSince: time, boundBlock: block }
  await db.insert(members).values({ address: user, ...noMember, ...place, block })
})

/** What each level takes: pledge of the whole team, and direct members with one of their own. Highest first. */
const levels = [
  { level: 5, pledge: 500_000_000_000n, directs: 15 },
  { level: 4, pledge: 100_000_000_000n, directs: 10 },
  { level: 3, pledge: 20_000_000_000n, directs: 8 },
  { level: 2, pledge: 5_000_000_000n, directs: 5 },
  { level: 1, pledge: 1_000_000_000n, directs: 3 },
]
const levelFor = (teamPledge, activeDirects) =>
  levels.find(({ pledge, directs }) => teamPledge >= pledge && activeDirects >= directs)?.level ?? 0

/** Of a member, and carried up to the root; the two lines above are told. */
async function changePledge(told, member, kind, worth) {
  const { block, time } = at(told)
  const { db } = told.context
  const by = kind === 'added' ? worth : -worth
  const own = await db
    .insert(members)
    .values({ address: member, ...noMember, pledge: by, block })
    .onConflictDoUpdate((row) => ({ pledge: row.pledge + by, block }))
  const active = Number(own.pledge > 0n) - Number(own.pledge - by > 0n)
  // By level: how many of those below came to it, with their pledges; below 0 went.
  const moved = new Map()
  const move = (level, count, pledge) => {
    if (level === 0) return
    const known = moved.get(level) ?? { members: 0, pledge: 0n }
    moved.set(level, { members: known.members + count, pledge: known.pledge + pledge })
  }
  move(own.level, 0, by)
  const records = []
  let address = own.parent
  for (let line = 1; address !== null; line++) {
    let was = 0
    const row = await db.update(members, { address }).set((above) => {
      was = above.level
      const teamPledge = above.teamPledge + by
      if (line > 2) return { teamPledge, ...levelled(above, teamPledge, block), block }
      const counted =
        line === 1
          ? { directPledge: above.directPledge + by, activeDirects: above.activeDirects + active }
          : { secondPledge: above.secondPledge + by }
      const number = above.records + 1
      const level = levelled(above, teamPledge, block, counted.activeDirects)
      return { teamPledge, ...counted, ...level, records: number, block }
    })
    if (line <= 2) {
      const change = { member, line, source: 'nft', kind, worth }
      const txHash = told.event.transaction.hash
      records.push({ address, number: row.records, ...change, time, txHash, block })
    }
    if (moved.size > 0) {
      const changes = [...moved].map(([level, change]) => [{ address, level }, change])
      await addToEach(told, teamLevelCounts, changes)
    }
    if (row.level !== was) {
      await tellLevel(told, row)
      move(was, -1, -row.pledge)
      move(row.level, 1, row.pledge)
    }
    address = row.parent
  }
  if (records.length > 0) await db.insert(teamRecords).values(records)
}

function levelled(row, teamPledge, block, activeDirects = row.activeDirects) {
  const level = levelFor(teamPledge, activeDirects)
  if (level === row.level) return {}
  return row.levelBlock === block ? { level } : { level, levelBlock: block, levelBefore: row.level }
}

/** One line a block at most, of what it ends with. */
async function tellLevel(told, { address, level, levelBefore }) {
  const { block } = at(told)
  const { db } = told.context
  if (level === levelBefore) await db.delete(teamLevelChanges, { address, block })
  else {
    await db
      .insert(teamLevelChanges)
      .values({ address, block, level })
      .onConflictDoUpdate({ level })
  }
}

/** As the block began. */
async function levelIn(told, address) {
  const row = await told.context.db.find(members, { address })
  if (row === null) return 0
  return row.levelBlock === told.event.block.number ? row.levelBefore : row.level
}

on('FeeSplitter:FeeSplit', async (told) => {
  const { source, payer, fee, amount1, amount2, poolAmount } = told.event.args
  const { block, time } = at(told)
  const { hash: txHash, transactionIndex: txIndex } = told.event.transaction
  const { logIndex } = told.event.log
  const { db } = told.context
  const [level1, level2] = [told.event.args.level1, told.event.args.level2].map((one) =>
    one === zero ? null : one,
  )
  const bonusLevel = level1 === null ? 0 : await levelIn(told, level1)
  const bonus = (fee * BigInt(bonusLevel)) / 100n
  let bonusNumber = null
  if (bonus > 0n) {
    const { lines } = await db
      .insert(earningsBonuses)
      .values({ account: level1, lines: 1, total: bonus, block })
      .onConflictDoUpdate((row) => ({ lines: row.lines + 1, total: row.total + bonus, block }))
    bonusNumber = lines
  }
  const place = { block, txIndex, logIndex, time, txHash }
  const line = { level1, level2, bonusLevel, bonus, bonusNumber }
  await db.insert(earningsFees).values({ ...place, source, payer, fee, ...line })
  const platform = fee - amount1 - amount2 - poolAmount
  await post(told, place, [
    { kind: 'level1', credit: level1 ?? 'pool', amount: amount1 },
    { kind: 'level2', credit: level2 ?? 'pool', amount: amount2 },
    { kind: 'platform', credit: 'platform', amount: platform },
    { kind: 'pool', credit: 'pool', amount: poolAmount },
  ])
  await earn(told, [
    [level1, amount1],
    [level2, amount2],
  ])
})

const book = 'FeeSplitter'
const isPerson = (account) => account.startsWith('0x')

/** The ledger: each transfer with its numbers in the lists of whom it is credited to, and what they sum up to. */
async function post(told, place, transfers) {
  const moved = transfers.filter(({ amount }) => amount !== 0n)
  if (moved.length === 0) return
  const lines = moved.filter(({ credit }) => isPerson(credit))
  const numbers = new Map()
  if (lines.length > 0) {
    const lists = await addToEach(
      told,
      earningsLists,
      lines.map(({ kind, credit: account }) => [
        { account },
        { income: 1, level1: Number(kind === 'level1'), level2: Number(kind === 'level2') },
      ]),
    )
    for (const [i, { kind }] of lines.entries()) {
      numbers.set(kind, { number: lists[i].income, partNumber: lists[i][kind] })
    }
    const day = place.time - (place.time % 86_400n)
    await addToEach(
      told,
      earningsDays,
      lines.map(({ kind, credit: account, amount }) => [
        { account, coin: zero, kind, day },
        { amount },
      ]),
    )
  }
  const none = { number: null, partNumber: null }
  const from = { debit: 'fees', coin: zero, book }
  await told.context.db.insert(earningsTransfers).values(
    moved.map((one, line) => ({
      ...place,
      line,
      ...from,
      ...one,
      ...(numbers.get(one.kind) ?? none),
    })),
  )
  await addToEach(
    told,
    earningsSums,
    moved.flatMap(({ kind, credit, amount }) => [
      [
        { account: 'fees', book, kind, coin: zero },
        { credited: 0n, debited: amount, transfers: 1 },
      ],
      [
        { account: credit, book, kind, coin: zero },
        { credited: amount, debited: 0n, transfers: 1 },
      ],
    ]),
  )
}

/** The least amount that begins with the same two digits and is as long. */
function rangeStart(earned) {
  const text = String(earned)
  return text.length <= 2 ? earned : BigInt(text.slice(0, 2).padEnd(text.length, '0'))
}

/** What members were ever credited, and how many of them lie in each range of it. */
async function earn(told, shares) {
  const credited = shares.filter(([, amount]) => amount !== 0n)
  if (credited.length === 0) return
  const rows = await addToEach(
    told,
    teamEarnings,
    credited.map(([address, earned]) => [{ address }, { earned }]),
  )
  const ranges = new Map()
  const count = (sum, by) => {
    const from = rangeStart(sum)
    const known = ranges.get(from) ?? { members: 0, earned: 0n }
    ranges.set(from, { members: known.members + by, earned: known.earned + BigInt(by) * sum })
  }
  for (const [i, { earned }] of rows.entries()) {
    const before = earned - credited[i][1]
    if (before > 0n) count(before, -1)
    count(earned, 1)
  }
  await addToEach(
    told,
    teamEarningRanges,
    [...ranges].map(([fromEarned, change]) => [{ fromEarned }, change]),
  )
}
