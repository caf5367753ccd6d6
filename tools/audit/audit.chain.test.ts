import { type AuditExample, examples } from '#tests/examples.ts'
import { must } from '#tests/journeys/must.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { audit, audits } from './audit.ts'

const planted = examples.flatMap(({ audit: one }): AuditExample[] => (one ? [one] : []))

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ neighbours: true, oracle: 'twap' })
  const { world, server } = stack
  await must(world, 'heidi', 'Team', 'bindParent', [world.hex('alice')])
  for (const { prepare } of planted) await prepare?.(stack)
  await server.indexer.catchUp()
}, 600_000)
afterAll(() => stack?.close())

test('the database matches the chain', async () => {
  const { compared, differences } = await audit(stack.server.app)
  expect(differences).toEqual([])
  // Nothing is right because there is nothing.
  for (const [what, count] of Object.entries(compared)) expect.soft(count, what).toBeGreaterThan(0)
})

test.each(planted.flatMap(({ holds = [] }) => holds))('there is %s', async (query) => {
  const { rows } = await sql
    .raw<{ yes: boolean }>(`select (${query}) as yes`)
    .execute(stack.server.app.db)
  expect(rows).toEqual([{ yes: true }])
})

test('every kind of pledge was worth something', async () => {
  const { rows } = await sql<{ source: string }>`
    select distinct source from team_pledges where worth > 0 order by source`.execute(
    stack.server.app.db,
  )
  const sources = audits.filter(({ pledges }) => pledges !== undefined)
  expect(rows.map(({ source }) => source)).toEqual(sources.map(({ feature }) => feature))
})

test('every feature with an audit has faults that it notices', () => {
  const without = audits.filter(({ tables }) => tables === undefined)
  const all = [...examples.filter((one) => one.audit !== undefined), ...without]
  expect(all.map(({ feature }) => feature).sort()).toEqual(audits.map(({ feature }) => feature))
})

const faults = planted.flatMap((one) => one.faults)
const isInsert = ([, statement]: readonly [string, string]) => statement.startsWith('insert')

test.each(faults.filter((one) => !isInsert(one)))('%s: %s', async (places, statement) => {
  const differences = await harmed(statement)
  for (const place of places.split(' ')) {
    expect(differences).toEqual(expect.arrayContaining([expect.stringContaining(`${place} of `)]))
  }
  const tables = differences.map((one) => one.split(/[ .]/)[0])
  expect([...new Set(tables)]).toEqual([places.split(/[ .]/)[0]])
  const all = statement.startsWith('delete') ? ': no row here, a row by the chain' : ' by the chain'
  expect(differences[0]).toContain(all)
})

test.each(faults.filter(isInsert))('%s with a row of nobody: %s', async (table, statement) => {
  const place = expect.stringMatching(`^${table} of .*: a row here, no row by the chain$`)
  expect(await harmed(statement)).toEqual([place])
})

/** What the audit finds of it. Rolled back at the end: what was planted is gone. */
async function harmed(harm: string): Promise<readonly string[]> {
  const { app } = stack.server
  const own = await app.db.startTransaction().execute()
  try {
    // Between two reads of the chain it is silent for longer than a server may be.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(own)
    const { numAffectedRows } = await sql.raw(harm).execute(own)
    expect(Number(numAffectedRows)).toBeGreaterThan(0)
    return (await audit({ ...app, db: own as unknown as typeof app.db })).differences
  } finally {
    await own.rollback().execute()
  }
}
