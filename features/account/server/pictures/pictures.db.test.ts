import { openMigrated } from '#tests/journeys/openMigrated.ts'
import type { App } from '#platform/server/app.ts'
import { type OpenEngine, enginesInFull } from '#platform/server/database/testing/databases.ts'
import type { Address } from '#platform/std/address.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { keepPicture, pictureRoute } from './pictures.ts'

let primary: OpenEngine
let copy: OpenEngine
describe.each(enginesInFull)('on %s', (on) => {
  beforeAll(async () => {
    ;[primary, copy] = [await openMigrated(on), await openMigrated(on)]
  })
  afterAll(async () => {
    await primary?.close()
    await copy?.close()
  })

  test('a picture that was saved just now is there, though no copy of the database has it yet', async () => {
    const clock = { now: () => 1 }
    const app = { db: primary.db, reads: copy.db, clock } as unknown as App
    const [hash, bytes] = ['ab'.repeat(32), new Uint8Array([1, 2, 3])]
    await keepPicture(app, 'TAnn' as Address, { hash, bytes })
    expect([...(await pictureRoute.read(app, hash))!]).toEqual([1, 2, 3])
    expect(await pictureRoute.read(app, 'cd'.repeat(32))).toBeNull()
  })
})
