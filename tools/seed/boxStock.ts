import { type Root, chainOf } from '#features/blindbox/keeper/chain.ts'
import { type DemoSeries, demoSeries } from './boxSeries.ts'
import type { Step, Steps } from './steps.ts'

/** What the operator does before any user can buy a box: cards, series of them, secrets, bond. */

/** The local network's operator of boxes. */
export const operator = 'deployer'
export const contract = 'BlindBoxes'

/** sun that an amount of USDT costs now. */
export const sunOf = (steps: Steps, usdt: bigint): Promise<bigint> =>
  steps.read<bigint>(operator, 'Cards', 'getUToCoin', [usdt])

/** A purchase of each card that an urn gets. */
export async function cardSteps(steps: Steps): Promise<Step[]> {
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

/** The series, each with its secrets and its bond, which covers all of its boxes. */
export async function seriesSteps(steps: Steps, root: Root): Promise<Step[]> {
  const common = { who: operator, contract }
  // Its cards are no longer the operator's: what was made is known before the others get theirs.
  const isMade = new Map<bigint, boolean>()
  for (const { id } of demoSeries) {
    isMade.set(id, await steps.recall({ key: making(id), who: operator }))
  }
  const { time: now } = await head(steps)
  const cards = await ownCards(steps)
  const made: Step[] = [
    {
      key: 'operator lets boxes move cards',
      who: operator,
      contract: 'Cards',
      functionName: 'setApprovalForAll',
      args: [root.contract, true],
    },
  ]
  for (const series of demoSeries) {
    const { id, levels } = series
    const key = making(id)
    const tokenIds = isMade.get(id) ? [] : levels.map((level) => cards.get(level)?.shift())
    // Twice the penalty for each box, and half as much again: the price of TRX moves.
    const bond = 3n * (await sunOf(steps, series.dearest)) * BigInt(levels.length)
    made.push(
      {
        ...common,
        key,
        functionName: 'createSeries',
        args: [...termsOf(series, now), series.dearest, tokenIds],
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

/** The head's number, and its time in unix seconds. */
export async function head(steps: Steps): Promise<{ number: number; time: number }> {
  const block = await steps.sender(operator).tronWeb.trx.getCurrentBlock()
  const { number, timestamp } = block.block_header.raw_data
  return { number, time: Math.floor(timestamp / 1_000) }
}
