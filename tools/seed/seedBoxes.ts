import { type Hex, numberToHex } from 'viem'

import { toHex } from '#apps/deploy/sender.ts'
import { type Root, chainOf } from '#features/blindbox/keeper/chain.ts'
import { boxPurchases, completed, demoSeries, opened } from './boxSeries.ts'
import { cardSteps, contract, head, operator, seriesSteps, sunOf } from './boxStock.ts'
import type { Step, Steps } from './steps.ts'

/**
 * Series in every state a reader can meet, with boxes that neighbours have bought, reserved and
 * opened. The secrets are those that a keeper with the same master computes.
 */
export async function seedBoxes(steps: Steps, master: Hex): Promise<void> {
  if (await steps.recall({ key: settling, who: operator })) return
  const root = { master, contract: toHex(steps.address(contract)) }
  await steps.all(await cardSteps(steps))
  await steps.all([...(await seriesSteps(steps, root)), ...(await boxesOf(steps))])
  await settle(steps, root)
}

const idOf = (series: bigint, number: bigint): bigint => (series << 32n) | number

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
 * Draws what was opened. No block is replaced while the network is being seeded; where the seed was
 * stopped in between, the keeper does what is left.
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
