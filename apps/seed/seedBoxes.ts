import { type Hex, numberToHex } from 'viem'

import { toHex } from '#apps/deploy/sender.ts'
import { type Root, chainOf } from '#features/blindbox/keeper/chain.ts'
import { type DemoSeries, boxPurchases, completed, demoSeries, opened } from './boxSeries.ts'
import type { Step, Steps } from './steps.ts'

/** The local network's operator of boxes. */
const operator = 'deployer'
const contract = 'BlindBoxes'

/**
 * Series in every state a reader can meet, with boxes that neighbours have bought, reserved and opened. The secrets
 * are those that a keeper with the same master reckons.
 */
export async function seedBoxes(steps: Steps, master: Hex): Promise<void> {
  if (await steps.recall({ key: settling, who: operator })) return
  const root = { master, contract: toHex(steps.address(contract)) }
  await steps.all(await cardsOf(steps))
  await steps.all([...(await seriesOf(steps, root)), ...(await boxesOf(steps))])
  await settle(steps, root)
}

const idOf = (series: bigint, number: bigint): bigint => (series << 32n) | number

const sunOf = (steps: Steps, usdt: bigint): Promise<bigint> =>
  steps.read<bigint>(operator, 'Cards', 'getUToCoin', [usdt])

/** A purchase of each card that an urn gets. */
async function cardsOf(steps: Steps): Promise<Step[]> {
  const levels = demoSeries.flatMap((series) => series.levels)
  const prices = new Map<number, bigint>()
  for (const level of new Set(levels)) {
    const facts = await steps.read<readonly bigint[]>(operator, 'Cards', 'levelMap', [level])
    prices.set(level, await sunOf(steps, facts[3]!))
  }
  return levels.map((level, index) => ({
    key: `operator buys card ${index + 1}`,
    who: operator,
    contract: 'Cards',
    functionName: 'Buy',
    args: [BigInt(level)],
    value: prices.get(level)!,
  }))
}

async function seriesOf(steps: Steps, root: Root): Promise<Step[]> {
  const common = { who: operator, contract }
  // Its cards are no longer the operator's: what was made is known before the others get theirs.
  const isMade = new Map<bigint, boolean>()
  for (const { id } of demoSeries) {
    isMade.set(id, await steps.recall({ key: making(id), who: operator }))
  }
  const { time: now } = await head(steps)
  const cards = await ownCards(steps)
  const made = [
    {
      key: 'operator lets boxes move cards',
      who: operator,
      contract: 'Cards',
      functionName: 'setApprovalForAll',
      args: [root.contract, true],
    },
  ] as Step[]
  for (const series of demoSeries) {
    const { id, levels } = series
    const key = making(id)
    const tokenIds = isMade.get(id) ? [] : levels.map((level) => cards.get(level)?.shift())
    const penalty = await sunOf(steps, series.dearest)
    const bond = 2n * penalty * BigInt(levels.length)
    made.push(
      {
        ...common,
        key,
        functionName: 'createSeries',
        args: [...termsOf(series, now), penalty, tokenIds],
      },
      {
        ...common,
        key: `series ${id} has secrets`,
        functionName: 'postChain',
        args: [id, chainOf(root, id, 1)[0]],
      },
      {
        ...common,
        key: `series ${id} has its bond`,
        functionName: 'addBond',
        args: [id],
        value: bond,
      },
    )
  }
  return made
}

const making = (id: bigint): string => `series ${id} is made`

function termsOf(series: DemoSeries, now: number): readonly unknown[] {
  const { price, start, end, firstShare, completeTime } = series
  return [price, BigInt(now + start), BigInt(now + end), firstShare, completeTime]
}

/** What neighbours buy, reserve, complete and open. */
async function boxesOf(steps: Steps): Promise<Step[]> {
  const bought: Step[] = []
  for (const { buyer, id, count } of boxPurchases) {
    const { first } = await partsOf(steps, id)
    const isReserved = demoSeries.some((series) => series.id === id && series.firstShare > 0n)
    bought.push({
      key: `${buyer} gets ${count} of series ${id}`,
      who: buyer,
      contract,
      functionName: isReserved ? 'reserve' : 'buy',
      args: [id, count],
      value: first * count,
    })
  }
  const { rest } = await partsOf(steps, completed.id)
  return [
    ...bought,
    {
      key: `${completed.buyer} completes`,
      who: completed.buyer,
      contract,
      functionName: 'complete',
      args: [completed.boxes.map((box) => idOf(completed.id, box))],
      value: rest,
    },
    { key: opening, who: opened.buyer, contract, functionName: 'open', args: [openedBoxes, seed] },
  ]
}

const opening = `${opened.buyer} opens`
const settling = `${opened.buyer} has a card of a box`
const openedBoxes = opened.boxes.map((box) => idOf(opened.id, box))
/** The holder's word; anything will do. */
const seed = numberToHex(2_026, { size: 32 })

/** Sun of a box: its first part, and the rest. */
async function partsOf(steps: Steps, id: bigint): Promise<{ first: bigint; rest: bigint }> {
  const { price, firstShare } = demoSeries.find((series) => series.id === id)!
  const whole = await sunOf(steps, price)
  const first = firstShare === 0n ? whole : (whole * firstShare) / 10_000n
  return { first, rest: whole - first }
}

/**
 * Draws what was opened. Nobody replaces a block while the network is being seeded; where the seed was stopped
 * in between, the keeper does what is left.
 */
async function settle(steps: Steps, root: Root): Promise<void> {
  const block = steps.blockOf(opening)
  const requestId = idOf(opened.id, 1n)
  const [standing, , next] = await steps.read<readonly unknown[]>(operator, contract, 'chainOf', [
    opened.id,
  ])
  if (block === null || standing !== true || next !== requestId) return
  const deadline = await steps.read<bigint>(operator, contract, 'deadline')
  if ((await head(steps)).number + inTime > block + Number(deadline)) return
  await steps.mine()
  const { first } = await partsOf(steps, opened.id)
  const holder = steps.sender(opened.buyer).hex
  const amount = first * BigInt(opened.boxes.length)
  const secret = chainOf(root, opened.id, 1)[1]
  const args = [requestId, holder, openedBoxes, amount, seed, BigInt(block), secret]
  await steps.all([{ key: settling, who: operator, contract, functionName: 'settle', args }])
}

/** Blocks that a settlement may take to get into one. */
const inTime = 6

/** The operator's cards by level. */
async function ownCards(steps: Steps): Promise<Map<number, bigint[]>> {
  const range = [steps.sender(operator).hex, 0n, 2n ** 256n - 1n]
  const ids = await steps.read<readonly bigint[]>(operator, 'Cards', 'ownerOfPage', range)
  const found = new Map<number, bigint[]>()
  for (const id of ids) {
    const level = Number(await steps.read<bigint>(operator, 'Cards', 'levelOf', [id]))
    found.set(level, [...(found.get(level) ?? []), id])
  }
  return found
}

async function head(steps: Steps): Promise<{ number: number; time: number }> {
  const block = await steps.sender(operator).tronWeb.trx.getCurrentBlock()
  const { number, timestamp } = block.block_header.raw_data
  return { number, time: Math.floor(timestamp / 1_000) }
}
