import { unlessNoPrice } from '#features/sales/public.server.ts'
import { cardLevels } from '#features/nft/public.server.ts'
import type { App } from '#platform/server/app.ts'
import { oncePerApp } from '#platform/server/oncePerApp.ts'
import { type Address, addressToHex20 } from '#platform/std/address.ts'

import { blindBoxesAbi } from '../contract/abi.ts'

/** What never changes: the contract has no function that could. */
export interface BoxesFacts {
  readonly operator: Address
  readonly fundAddress: Address
  /** Blocks after its own within which a request is settled. */
  readonly deadline: number
  /** Whether the secrets of requests are the operator's. */
  readonly ownSecrets: boolean
  /** The contract that brings words from an external source; null where the secrets are the operator's. */
  readonly words: Address | null
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
  const [operator, fundAddress, deadline, words] = await Promise.all([
    node.readContract({ ...boxes, functionName: 'operator', args: [] }),
    node.readContract({ ...boxes, functionName: 'fundAddress', args: [] }),
    node.readContract({ ...boxes, functionName: 'deadline', args: [] }),
    node.readContract({ ...boxes, functionName: 'words', args: [] }),
  ])
  const ownSecrets = BigInt(`0x${addressToHex20(words)}`) === 0n
  return {
    operator,
    fundAddress,
    deadline: Number(deadline),
    ownSecrets,
    words: ownSecrets ? null : words,
  }
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

/** sun that is set aside as the penalty of each box of a series that is being opened. */
export const penaltyNow = (app: App, seriesId: number): Promise<bigint> =>
  app.node.readContract({
    ...boxesAt(app),
    functionName: 'penaltyOf',
    args: [BigInt(seriesId)],
  })

/**
 * sun of a series' bond, of it what open requests hold, and how many boxes more it lets be opened, now: null while the
 * oracle has no price.
 */
export async function bondNow(app: App, seriesId: number) {
  const of = { ...boxesAt(app), args: [BigInt(seriesId)] } as const
  const [[bond, held], [, , , pending], each] = await Promise.all([
    app.node.readContract({ ...of, functionName: 'bondOf' }),
    app.node.readContract({ ...of, functionName: 'stockOf' }),
    unlessNoPrice(app.node.readContract({ ...of, functionName: 'setAsideOf' })),
  ])
  // Those that are being opened get the penalty of now too.
  const covered = each === null ? null : Math.max(0, Number(bond / each - pending))
  return { bond, held, covered }
}

/** Whether the operator has closed a series. */
export const closedNow = (app: App, seriesId: number): Promise<boolean> =>
  app.node.readContract({
    ...boxesAt(app),
    functionName: 'isClosed',
    args: [BigInt(seriesId)],
  })

/** sun that the contract owes an address. */
export const creditNow = (app: App, account: Address): Promise<bigint> =>
  app.node.readContract({ ...boxesAt(app), functionName: 'creditOf', args: [account] })

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
