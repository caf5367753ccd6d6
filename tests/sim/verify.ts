import { IndexRunner } from '#platform/server/indexer/run.ts'
import { chainTables } from '#platform/server/database/chainSchema.ts'
import type { Orders } from '#platform/server/orders/orders.ts'
import { sql } from 'kysely'

import { audit } from '#tools/audit/audit.ts'
import { dumpChainTables } from '#platform/server/indexer/reindex.ts'
import { leavesUpTo, treeOf } from './contracts/rewardTree.ts'
import { expectedRows } from './expected.ts'
import { indexers } from './contracts/abis.ts'
import { appOf } from './process.ts'
import type { World } from './world.ts'

/** The tables against a fresh index of the chain as it ended, and against the simulation's own contracts. */
export async function verifyTables(world: World, OrdersClass: typeof Orders): Promise<void> {
  const { store, time, random, chain } = world
  const kept = await dumpChainTables(store.db)
  await compareWithModel(world)
  for (const wrong of compareFiles(world)) world.blame(wrong)
  const around = {
    db: store.db,
    ask: freely(world),
    chainId: world.chainId,
    time,
    newId: () => random.uuid(),
    OrdersClass,
  }
  const app = appOf(around, () => {})
  for (const difference of (await audit(app)).differences) world.blame(`audit: ${difference}`)
  await store.empty([...(await chainTables(store.db)), 'chain_undo'])
  await new IndexRunner(app, indexers).catchUp()
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
  return `${more ?? 'nothing more'}, and should be ${less ?? 'nothing more'}`
}

/** What is compared: columns by table. */
const columns = {
  nft_cards:
    'token_id, seq, level, owner, minted_at, bought_for, pledge_start, unlock_time, reward, paid, events',
  nft_holders: 'owner, cards, pledges, owed, claimed',
  nft_level_stats: 'level, minted, staked, volume',
  nft_totals: 'minted, holders, reward_paid',
  team_members: `address, parent, ordinal, active_since, direct_count, team_size, pledge, team_pledge,
    active_directs, level`,
  blindbox_series: `series_id, size, reserved, sealed, opening, opened, standing, closed, requests, next_request,
    coalesce((select bond from blindbox_bond_moves moves
      where moves.series_id = blindbox_series.series_id order by seq desc limit 1), 0) as bond`,
  blindbox_boxes: 'box_id, series_id, holder, state, price, paid, request_id, token_id',
  blindbox_requests: 'request_id, holder, state, boxes, amount, seed, request_block',
  blindbox_account_moves: `distinct account, (select sum(case kind when 'credited' then amount else -amount end)
    from blindbox_account_moves moves where moves.account = blindbox_account_moves.account) as due`,
  earnings_transfers: 'block, tx_hash, book, kind, debit, credit, coin, amount, time',
  earnings_sums: 'account, book, kind, credited, debited',
  earnings_fees: 'block, payer, fee, level1, level2, bonus_level, bonus',
  earnings_bonuses: 'account, lines, total',
  earnings_epochs: `epoch, state, root, data_hash, up_to_block, acceptable_at, total, matches, why,
    posted_at`,
  earnings_leaves: 'epoch, leaf, account, amount, proof, claimed',
} as const

async function compareWithModel(world: World): Promise<void> {
  const wanted = expectedRows(world.chain.head)
  for (const [table, list] of Object.entries(columns)) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.raw(list)} from ${sql.table(table)}`.execute(world.store.db)
    const found = rows.map((row) => textOf(Object.values(row)))
    const should = wanted[table as keyof typeof columns].map(textOf)
    const difference = firstDifference(found, should)
    if (difference !== null) world.blame(`${table} is ${difference} by the contracts`)
  }
}

/** A data file that the server once gave is of final blocks: it has the root that these give in the end. */
function compareFiles({ chain, files }: World): string[] {
  return [...files].flatMap(([upToBlock, file]) => {
    const { root } = JSON.parse(file) as { root: string }
    const should = treeOf(leavesUpTo(chain.state, upToBlock)).root
    return root === should ? [] : [`the data file up to block ${upToBlock} has the root ${root}`]
  })
}

const textOf = (row: readonly unknown[]): string =>
  JSON.stringify(row, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one))
