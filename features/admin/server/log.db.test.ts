import { features } from '#apps/server/features.ts'
import { recoverSigner } from '#platform/chain/message.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import {
  engines,
  type OpenEngine,
  openEngine,
} from '#platform/server/database/testing/databases.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { signedRows } from '../testing/signedRows.ts'
import { faultText, verifyLog } from '../verifyLog.ts'
import { allRows, nextEntry, writeEntry } from './log.ts'

const chainId = '0x94a9059e'

describe.each(engines)('the log on %s', (on) => {
  let engine: OpenEngine
  let rows: Awaited<ReturnType<typeof signedRows>>
  let worked = 0
  beforeAll(async () => {
    engine = await openEngine(on)
    await migrate(engine.db, features)
    rows = await signedRows(chainId, 4)
  })
  afterAll(() => engine?.close())

  const write = (entry: (typeof rows)[number], work = async () => void (worked += 1)) =>
    writeEntry({ db: engine.db, chainId }, entry, {
      moved: () => new Error('moved'),
      work,
    })
  const verified = () => verifyLog({ chainId, signerOf: recoverSigner }, allRows(engine.db))
  const fault = async () => faultText((await verified()).fault!)

  test('rows are written in their order, each once, with what they do', async () => {
    expect(await write(rows[0]!)).toEqual(rows[0])
    expect(await write(rows[0]!)).toEqual(rows[0])
    await expect(write(rows[2]!)).rejects.toThrow('moved')
    expect(await write(rows[1]!)).toEqual(rows[1])
    expect(worked).toBe(2)
    expect(await verified()).toEqual({ fault: null, next: { number: 3, previous: rows[1]!.hash } })
  })

  test('what fails writes no row', async () => {
    const failing = () => Promise.reject(new Error('refused'))
    await expect(write(rows[2]!, failing)).rejects.toThrow('refused')
    expect(await nextEntry(engine.db)).toEqual({ number: 3, previous: rows[1]!.hash })
  })

  test('of two for one place, one is written', async () => {
    const other = { ...rows[2]!, signature: rows[3]!.signature }
    const both = await Promise.allSettled([write(rows[2]!), write(other)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test.each([
    `update admin_log set reason = 'another' where number = 1`,
    'delete from admin_log where number = 2',
    'truncate admin_log',
  ])('%s is refused by the database', async (statement) => {
    await expect(sql.raw(statement).execute(engine.db)).rejects.toThrow('only grows')
  })

  test('a row that was changed all the same is found', async () => {
    const raw = (statement: string) => sql.raw(statement).execute(engine.db)
    await raw('alter table admin_log disable trigger only_grows')
    await raw(`update admin_log set reason = 'another' where number = 1`)
    expect(await fault()).toBe('row 1: its hash is not that of its content')
    await raw(`update admin_log set reason = 'reason 0' where number = 1`)
    await raw('delete from admin_log where number = 2')
    expect(await fault()).toBe('row 2: another row stands there')
  })
})
