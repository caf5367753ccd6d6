import type { NftTables } from '#features/nft/tables.ts'
import type { TeamTables } from '#features/team/tables.ts'
import { dumpChainTables } from '#platform/server/indexer/dump.ts'
import { IndexRunner } from '#platform/server/indexer/run.ts'
import { chainTables } from '#platform/server/migrate.ts'
import type { Orders } from '#platform/server/orders.ts'

import { holdings, lines } from './expected.ts'
import { appOf, indexers } from './process.ts'
import type { World } from './world.ts'

/** The tables against a fresh index of the chain as it ended, and against the simulation's own contracts. */
export async function verifyTables(world: World, OrdersClass: typeof Orders): Promise<void> {
  const { store, time, random, chain } = world
  const kept = await dumpChainTables(store.db)
  await compareWithModel(world)
  await store.empty([...(await chainTables(store.db)), 'chain_undo'])
  const around = {
    db: store.db,
    ask: freely(world),
    chainId: world.chainId,
    time,
    newId: () => random.uuid(),
    OrdersClass,
  }
  await new IndexRunner(
    appOf(around, () => {}),
    indexers,
  ).catchUp()
  const fresh = await dumpChainTables(store.db)
  for (const [table, rows] of fresh) {
    const difference = firstDifference(kept.get(table) ?? [], rows)
    if (difference !== null) world.blame(`${table} kept ${difference}`)
  }
  const count = fresh.get('chain_blocks')?.length
  if (count === undefined || count < chain.head.number - 1) world.blame('the index is not whole')
}

/** Without waiting. */
const freely = (world: World): typeof fetch =>
  (async (input: string, init: { body: string }) =>
    world.node.ask(
      input.replace('http://node.sim/', ''),
      JSON.parse(init.body) as Record<string, unknown>,
    )) as typeof fetch

function firstDifference(kept: readonly string[], fresh: readonly string[]): string | null {
  const only = (these: readonly string[], those: readonly string[]) =>
    these.find((row) => !those.includes(row))
  const [more, less] = [only(kept, fresh), only(fresh, kept)]
  if (more === undefined && less === undefined && kept.length === fresh.length) return null
  return `${more ?? 'nothing more'}, fresh ${less ?? 'nothing more'}`
}

async function compareWithModel(world: World): Promise<void> {
  const db = world.store.db.withTables<NftTables & TeamTables>()
  const [cards, holders, levels, totals, members] = await Promise.all([
    db.selectFrom('nftCards').selectAll().orderBy('tokenId').execute(),
    db.selectFrom('nftHolders').selectAll().orderBy('owner').execute(),
    db.selectFrom('nftLevelStats').selectAll().orderBy('level').execute(),
    db.selectFrom('nftTotals').selectAll().executeTakeFirst(),
    db.selectFrom('teamMembers').selectAll().orderBy('address').execute(),
  ])
  const { state } = world.chain
  const found = {
    cards: cards.map((row) => ({
      tokenId: row.tokenId,
      seq: row.seq,
      level: row.level,
      owner: row.owner,
      mintedAt: row.mintedAt,
      boughtFor: row.boughtFor,
      pledgeStart: row.pledgeStart,
      unlockTime: row.unlockTime,
      reward: row.reward,
      paid: row.paid,
      events: row.events,
    })),
    holders: holders
      .map(({ owner, cards: held, pledges, owed, claimed }) => ({
        owner,
        cards: held,
        pledges,
        owed,
        claimed,
      }))
      .filter((row) => row.cards > 0 || row.pledges > 0 || row.claimed > 0n),
    levels: levels.map(({ level, minted, staked, volume }) => ({ level, minted, staked, volume })),
    totals: {
      minted: totals?.minted ?? 0,
      holders: totals?.holders ?? 0,
      rewardPaid: totals?.rewardPaid ?? 0n,
    },
  }
  compare(world, found, holdings(state))
  const team = members.map(({ address, parent, ordinal, directCount, teamSize, activeSince }) => ({
    address,
    parent,
    ordinal,
    directCount,
    teamSize,
    activeSince,
  }))
  compare(world, { team }, { team: lines(state) })
}

function compare(
  world: World,
  found: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>>,
): void {
  for (const [what, value] of Object.entries(wanted)) {
    const [is, should] = [textOf(found[what]), textOf(value)]
    if (is !== should) world.blame(`${what} are ${is}, by the contracts ${should}`)
  }
}

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one))
