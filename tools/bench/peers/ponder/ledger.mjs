// What the product does at each event of FeeSplitter, with Ponder's API.
import {
  earningsBonuses,
  earningsDays,
  earningsFees,
  earningsLists,
  earningsSums,
  earningsTransfers,
  teamEarningRanges,
  teamEarnings,
} from 'ponder:schema'

import { addToEach, at, on, zero } from './rows.mjs'
import { levelIn } from './team.mjs'

on('FeeSplitter:FeeSplit', async (emitted) => {
  const { source, payer, fee, amount1, amount2, poolAmount } = emitted.event.args
  const { block, time } = at(emitted)
  const { hash: txHash, transactionIndex: txIndex } = emitted.event.transaction
  const { logIndex } = emitted.event.log
  const { db } = emitted.context
  const [level1, level2] = [emitted.event.args.level1, emitted.event.args.level2].map((one) =>
    one === zero ? null : one,
  )
  const bonusLevel = level1 === null ? 0 : await levelIn(emitted, level1)
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
  await post(emitted, place, [
    { kind: 'level1', credit: level1 ?? 'pool', amount: amount1 },
    { kind: 'level2', credit: level2 ?? 'pool', amount: amount2 },
    { kind: 'platform', credit: 'platform', amount: platform },
    { kind: 'pool', credit: 'pool', amount: poolAmount },
  ])
  await earn(emitted, [
    [level1, amount1],
    [level2, amount2],
  ])
})

const book = 'FeeSplitter'
const isPerson = (account) => account.startsWith('0x')

/** The ledger: each transfer with its numbers in the lists of whom it is credited to, and what they sum up to. */
async function post(emitted, place, transfers) {
  const moved = transfers.filter(({ amount }) => amount !== 0n)
  if (moved.length === 0) return
  const lines = moved.filter(({ credit }) => isPerson(credit))
  const numbers = new Map()
  if (lines.length > 0) {
    const lists = await addToEach(
      emitted,
      earningsLists,
      lines.flatMap(({ kind, credit: account }) =>
        ['income', `income ${kind}`].map((list) => [{ account, list }, { lines: 1 }]),
      ),
    )
    for (const [i, { kind }] of lines.entries()) {
      numbers.set(kind, { number: lists[2 * i].lines, partNumber: lists[2 * i + 1].lines })
    }
    const day = place.time - (place.time % 86_400n)
    await addToEach(
      emitted,
      earningsDays,
      lines.map(({ kind, credit: account, amount }) => [
        { account, coin: zero, kind, day },
        { amount },
      ]),
    )
  }
  const none = { number: null, partNumber: null }
  const from = { debit: 'fees', coin: zero, book }
  await emitted.context.db.insert(earningsTransfers).values(
    moved.map((one, line) => ({
      ...place,
      line,
      ...from,
      ...one,
      ...(numbers.get(one.kind) ?? none),
    })),
  )
  await addToEach(
    emitted,
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
async function earn(emitted, shares) {
  const credited = shares.filter(([, amount]) => amount !== 0n)
  if (credited.length === 0) return
  const rows = await addToEach(
    emitted,
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
    emitted,
    teamEarningRanges,
    [...ranges].map(([fromEarned, change]) => [{ fromEarned }, change]),
  )
}
