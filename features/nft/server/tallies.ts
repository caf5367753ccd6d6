import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { BlockAccumulator } from '#platform/server/indexer/blockAccumulator.ts'
import type { Address } from '#platform/std/address.ts'

import { type LevelStatsTable, nftHolders, nftLevelStats } from '../tables.ts'
import { newHolder } from './counters.ts'
import { addToTotals } from './totals.ts'

/** Numbers that no handler reads within a block: the sums of its events are written once, at its end. */

/** The sums of a level's events. */
export type LevelCount = Omit<LevelStatsTable, 'level' | 'block'>

interface Tallies {
  /** How many cards an address has more. */
  readonly cards: Map<Address, number>
  readonly levels: Map<number, LevelStatsTable>
}

const accumulator = new BlockAccumulator<Tallies>(() => ({ cards: new Map(), levels: new Map() }))

/** A card came to an address or left it; null if it is new. */
export function moveCard(at: BlockContext, from: Address | null, to: Address): void {
  const { cards } = accumulator.of(at)
  if (from !== null) cards.set(from, (cards.get(from) ?? 0) - 1)
  cards.set(to, (cards.get(to) ?? 0) + 1)
}

export function addToLevel(at: BlockContext, level: number, change: Partial<LevelCount>): void {
  const { levels } = accumulator.of(at)
  const known = levels.get(level) ?? { level, ...noneOfLevel, block: at.block }
  const { minted = 0, staked = 0, volume = 0n, sales = 0, marketVolume = 0n, offers = 0 } = change
  known.minted += minted
  known.staked += staked
  known.volume += volume
  known.sales += sales
  known.marketVolume += marketVolume
  known.offers += offers
  levels.set(level, known)
}

export const noneOfLevel: LevelCount = {
  minted: 0,
  staked: 0,
  volume: 0n,
  sales: 0,
  marketVolume: 0n,
  offers: 0,
}

export async function writeTallies(at: BlockContext): Promise<void> {
  const tallies = accumulator.take(at)
  if (tallies === undefined) return
  const { cards, levels } = tallies
  if (cards.size > 0) await writeHolders(at, cards)
  if (levels.size > 0) await writeLevels(at, [...levels.values()])
}

/** The number of holders follows. The contract of the boxes, where cards wait for a draw, does not count. */
async function writeHolders(at: BlockContext, moved: ReadonlyMap<Address, number>): Promise<void> {
  const { store, block } = at
  const rows = await Promise.all(
    [...moved].map(async ([owner, cards]) =>
      store.upsert(nftHolders, { owner, ...newHolder, cards, block }, (row) => ({
        cards: row.cards + cards,
        block,
      })),
    ),
  )
  const urns = at.address('BlindBoxes')
  let holders = 0
  for (const { owner, cards } of rows) {
    if (owner === urns) continue
    const before = cards - moved.get(owner)!
    if (cards > 0) holders += 1
    if (before > 0) holders -= 1
  }
  if (holders !== 0) await addToTotals(at, { holders })
}

async function writeLevels(
  { store, block }: BlockContext,
  levels: readonly LevelStatsTable[],
): Promise<void> {
  await Promise.all(
    levels.map(async (one) =>
      store.upsert(nftLevelStats, one, (row) => ({
        minted: row.minted + one.minted,
        staked: row.staked + one.staked,
        volume: row.volume + one.volume,
        sales: row.sales + one.sales,
        marketVolume: row.marketVolume + one.marketVolume,
        offers: row.offers + one.offers,
        block,
      })),
    ),
  )
}
