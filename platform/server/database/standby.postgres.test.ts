import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Database, openDatabase, withReplica } from './db.ts'
import { migrate } from './migrate.ts'
import { startPostgres, startStandby, type TestPostgres } from './testing/postgres.ts'

/** Reads by a standby that PostgreSQL's own streaming replication keeps. */
const ends: (() => Promise<unknown>)[] = []
let primary: Database
let standby: TestPostgres
let onStandby: pg.Client
let both: ReturnType<typeof withReplica>

beforeAll(async () => {
  const server = await startPostgres()
  ends.push(server.close)
  primary = await openDatabase({ databaseUrl: server.url, dataDir: null })
  ends.push(() => primary.destroy())
  await migrate(primary, [])
  standby = await startStandby(server)
  onStandby = new pg.Client(standby.url)
  // The last test takes the server away from under it.
  onStandby.on('error', () => {})
  await onStandby.connect()
  both = withReplica(primary, standby.url, pino({ level: 'silent' }))
  ends.push(() => both.reads.close())
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
  await standby?.close()
})

const writeBlocks = (...numbers: number[]) =>
  primary
    .insertInto('chainBlocks')
    .values(
      numbers.map((number) => ({
        number,
        id: `block ${number}`,
        parent: `block ${number - 1}`,
        time: number,
      })),
    )
    .execute()

const heightThere = async () =>
  (await onStandby.query<{ max: number }>('select max(number)::int from chain_blocks')).rows[0]?.max

/** Who answers what is only read, and up to which block. */
async function reading() {
  await both.reads.check()
  const text = 'select pg_is_in_recovery() as standby, max(number)::int as height from chain_blocks'
  return (await both.reads.query(text, [])).rows[0]
}

test('the standby answers what the primary wrote', async () => {
  await writeBlocks(1)
  await expect.poll(heightThere).toBe(1)
  expect(await reading()).toEqual({ standby: true, height: 1 })
})

test('while its replay stands still the primary answers, then the standby again', async () => {
  await onStandby.query('select pg_wal_replay_pause()')
  await expect
    .poll(async () => (await onStandby.query('select pg_get_wal_replay_pause_state()')).rows[0])
    .toEqual({ pg_get_wal_replay_pause_state: 'paused' })
  await writeBlocks(2, 3, 4)
  expect(await reading()).toEqual({ standby: false, height: 4 })
  await onStandby.query('select pg_wal_replay_resume()')
  await expect.poll(heightThere).toBe(4)
  expect(await reading()).toEqual({ standby: true, height: 4 })
})

test('once it is gone the primary answers', async () => {
  await standby.close()
  const { reads } = both
  expect((await reads.query('select max(number)::int from chain_blocks', [])).rows).toEqual([
    { max: 4 },
  ])
  expect(await reading()).toEqual({ standby: false, height: 4 })
})
