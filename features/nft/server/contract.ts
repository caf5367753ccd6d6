import { unlessNoPrice } from '#features/sales/public.server.ts'
import type { App } from '#platform/server/app.ts'
import { oncePerApp } from '#platform/server/oncePerApp.ts'
import type { Address } from '#platform/std/address.ts'

import { cardsAbi } from '../contract/abi.ts'
import type { Term } from './rules.ts'

/** A level's facts that never change: the contract has no function that could. */
export interface LevelFacts {
  readonly level: number
  readonly levelStr: string
  readonly supply: number
  /** The id of the level's first card; the others follow. */
  readonly firstTokenId: number
  readonly pledgeTime: number
  /** Base units of USDT. */
  readonly price: bigint
  readonly fundAddress: Address
  readonly power: number
}

export interface CardsFacts {
  readonly levels: readonly LevelFacts[]
  readonly terms: readonly Term[]
  /** Hundredths of a percent. */
  readonly creatorFeeBps: number
}

/** Read from the contract once. */
export const cardsFacts = oncePerApp(readFacts)

const cardsOf = (app: App) => ({ address: app.deployment.address('Cards'), abi: cardsAbi })

async function readFacts(app: App): Promise<CardsFacts> {
  const { node } = app
  const cards = cardsOf(app)
  const [count, [times, rates], royalty] = await Promise.all([
    node.readContract({ ...cards, functionName: 'levelCount', args: [] }),
    node.readContract({ ...cards, functionName: 'terms', args: [] }),
    node.readContract({ ...cards, functionName: 'ROYALTY', args: [] }),
  ])
  const levels: LevelFacts[] = []
  let firstTokenId = 1
  for (let level = 1; level <= Number(count); level++) {
    const args = [BigInt(level)] as const
    const [[remain, levelStr, pledgeTime, price, next, fundAddress], power] = await Promise.all([
      node.readContract({ ...cards, functionName: 'levelMap', args }),
      node.readContract({ ...cards, functionName: 'levelPower', args }),
    ])
    const supply = Number(remain) + Number(next) - firstTokenId
    levels.push({
      level,
      levelStr,
      supply,
      firstTokenId,
      pledgeTime: Number(pledgeTime),
      price,
      fundAddress,
      power: Number(power),
    })
    firstTokenId += supply
  }
  return {
    levels,
    terms: times.map((time, i) => ({ time: Number(time), rate: rates[i]! })),
    creatorFeeBps: Number(royalty),
  }
}

/** sun that an amount of USDT costs now, by the contract's oracle; null while it has no price. */
export const priceInSun = (app: App, usdt: bigint): Promise<bigint | null> =>
  unlessNoPrice(
    app.node.readContract({ ...cardsOf(app), functionName: 'getUToCoin', args: [usdt] }),
  )

/** TES in the contract, promised, and free, now. */
export async function reserveNow(app: App) {
  const [balance, promised, free] = await app.node.readContract({
    ...cardsOf(app),
    functionName: 'reserve',
    args: [],
  })
  return { balance, promised, free }
}
