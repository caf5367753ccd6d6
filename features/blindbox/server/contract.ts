import { unlessNoPrice } from '#features/sales/public.server.ts'
import { cardLevels } from '#features/nft/public.server.ts'
import type { App } from '#platform/server/app.ts'
import { oncePerApp } from '#platform/server/oncePerApp.ts'
import type { Address } from '#platform/std/address.ts'

import { blindBoxesAbi } from '../contract/abi.ts'

/** What never changes: the contract has no function that could. */
export interface BoxesFacts {
  readonly operator: Address
  readonly fundAddress: Address
  /** Blocks after its own within which a request is settled. */
  readonly deadline: number
}

/** Read from the contract once. */
export const boxesFacts = oncePerApp(readFacts)

export const boxesAt = (app: App) => ({
  address: app.deployment.address('BlindBoxes'),
  abi: blindBoxesAbi,
})

async function readFacts(app: App): Promise<BoxesFacts> {
  const { node } = app
  const boxes = boxesAt(app)
  const [operator, fundAddress, deadline] = await Promise.all([
    node.readContract({ ...boxes, functionName: 'operator', args: [] }),
    node.readContract({ ...boxes, functionName: 'fundAddress', args: [] }),
    node.readContract({ ...boxes, functionName: 'deadline', args: [] }),
  ])
  return { operator, fundAddress, deadline: Number(deadline) }
}

/** sun that a box of a series costs now; null while the oracle has no price. */
export const priceNow = (app: App, seriesId: number): Promise<bigint | null> =>
  unlessNoPrice(
    app.node.readContract({
      ...boxesAt(app),
      functionName: 'priceOf',
      args: [BigInt(seriesId)],
    }),
  )

/** sun for each box of a series that is not drawn in time. */
export async function penaltyOf(app: App, seriesId: number): Promise<bigint> {
  const [, , , , , penalty] = await app.node.readContract({
    ...boxesAt(app),
    functionName: 'offerOf',
    args: [BigInt(seriesId)],
  })
  return penalty
}

/** sun of a series' bond, and of it what open requests hold, now. */
export async function bondNow(app: App, seriesId: number) {
  const [bond, held] = await app.node.readContract({
    ...boxesAt(app),
    functionName: 'bondOf',
    args: [BigInt(seriesId)],
  })
  return { bond, held }
}

/** sun of an address' own limit for a day, and what counts against it today. Null: no limit. */
export async function limitNow(app: App, user: Address) {
  const [limit, spent, later, time] = await app.node.readContract({
    ...boxesAt(app),
    functionName: 'dailyLimitOf',
    args: [user],
  })
  const orNone = (sun: bigint) => (sun === 0n ? null : sun)
  return {
    daily: orNone(limit),
    spent,
    /** What holds from a later time on, unix seconds; null where nothing changes. */
    later: time === 0n ? null : { daily: orNone(later), from: Number(time) },
  }
}

/** The level of a card, by its number. */
export async function levelsByCard(app: App): Promise<(tokenId: number) => number> {
  const levels = await cardLevels(app)
  return (tokenId) => {
    const found = levels.findLast(({ firstTokenId }) => firstTokenId <= tokenId)
    if (found === undefined) throw new Error(`the contract has no card ${tokenId}`)
    return found.level
  }
}

/** Whether the operator of a series is bound to secrets now: requests are taken. */
export async function standingNow(app: App, seriesId: number): Promise<boolean> {
  const [standing] = await app.node.readContract({
    ...boxesAt(app),
    functionName: 'chainOf',
    args: [BigInt(seriesId)],
  })
  return standing
}
