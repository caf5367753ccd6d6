import type { App } from '#platform/server/app.ts'
import { sql } from 'kysely'

import { boxMovesOf } from './boxMoves.ts'
import { cardsOf } from './cards.ts'
import { Findings, compare } from './compare.ts'
import { depositsOf } from './deposits.ts'
import type { Ledger } from './ledger.ts'
import { reckon } from './reckon.ts'
import { risesOf } from './rises.ts'
import { sharesOf } from './shares.ts'
import { stakesOf } from './stakes.ts'
import { listedOf, stretches } from './order.ts'
import type { Table } from './table.ts'
import { teamOf } from './team.ts'
import { teamTables } from './teamTables.ts'
import { toldUpTo } from './told.ts'

export interface Audited {
  /** The block up to which everything was reckoned again. */
  readonly height: number
  /** How many rows were compared, by their table. */
  readonly compared: Readonly<Record<string, number>>
  /** One sentence each; none where the database is what the chain says. */
  readonly differences: readonly string[]
}

/**
 * Reckons balances, bonuses, epochs, team numbers and levels again from the receipts of the node and from nothing else,
 * by code that shares nothing with the indexers but tree and file of an epoch, and compares them row by row with the
 * database, and with what the contracts hold. Nothing may index meanwhile.
 */
export async function audit(app: App): Promise<Audited> {
  const { rows } = await sql<{ height: number }>`
    select max(number) as height from chain_blocks`.execute(app.db)
  const { height } = rows[0]!
  const { deployment } = app
  const told = await toldUpTo(app, height)
  const coins = { usdt: deployment.address('Usdt'), trx: deployment.contracts['Wtrx']?.address }
  const stakes = stakesOf(told, coins)
  const team = teamOf(
    told,
    stakes.changes.map(({ member }) => member),
  )
  const parents = new Map([...team].map(([member, { parent }]) => [member, parent]))
  const rises = risesOf(parents, stakes.changes)
  const { ledger, bonuses, epochs } = reckon(told, rises.levelBefore, {
    tes: deployment.address('Tes'),
    chainId: deployment.chainId.toLowerCase(),
    distributor: deployment.address('RewardDistributor'),
  })
  const tables: Table[] = [
    ...ledger.tables(),
    ...bonuses.tables(),
    ...epochs.tables(),
    ...teamTables(team, stakes, rises),
    listedOf(team),
    await stretches(app.db),
    ...sharesOf(told),
    ...cardsOf(told),
    ...depositsOf(told),
    boxMovesOf(told),
  ]
  const found = new Findings()
  for (const table of tables) await compare(app.db, table, found)
  await funds(app, ledger, found)
  return { height, compared: found.compared, differences: found.differences }
}

/** What the events leave of each book against what its contract holds. */
async function funds({ node, deployment }: App, ledger: Ledger, found: Findings): Promise<void> {
  const held = (name: string) => node.balance(deployment.address(name))
  const left = ledger.left('FeeSplitter', ['fees', 'paid'])
  found.same('funds of FeeSplitter', await held('FeeSplitter'), left)
  const owed = ledger.left('RewardDistributor', ['reserve', 'paid'])
  found.same('cover of RewardDistributor', (await held('RewardDistributor')) >= owed, true)
  found.count('contracts', 2)
}
