import type { App } from '#platform/server/app.ts'
import type { Database } from '#platform/server/database/db.ts'
import type { FileRoute } from '#platform/server/http/fileRoutes.ts'
import type { Address } from '#platform/std/address.ts'

import { picturePath } from '../../shapes.ts'
import type { AccountTables } from '../../tables.ts'
import { type OwnTables, withOwner } from '../withOwner.ts'
import type { Picture } from './reencode.ts'

/** Of one owner there is the picture of his profile and the one he uploaded last: no other is kept. */
export async function keepPicture(app: App, owner: Address, picture: Picture): Promise<void> {
  const { hash, bytes } = picture
  const row = { hash, owner, bytes, madeAt: app.clock.now() }
  await withOwner(app, owner, async (db) => {
    await db
      .insertInto('accountPictures')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await dropUnused(db, owner, hash)
  })
}

/** All of an owner but that of his profile and one more. */
export async function dropUnused(db: OwnTables, owner: Address, but: string | null): Promise<void> {
  const used = db.selectFrom('accountProfiles').select('picture').where('address', '=', owner)
  await db
    .deleteFrom('accountPictures')
    .where('owner', '=', owner)
    .where('hash', '<>', but ?? '')
    .where('hash', 'is distinct from', used)
    .execute()
}

export async function hasPicture(db: OwnTables, owner: Address, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('accountPictures')
    .select('hash')
    .where('hash', '=', hash)
    .where('owner', '=', owner)
    .executeTakeFirst()
  return row !== undefined
}

/** The bytes of a picture that an account has uploaded; null where it has not. */
export async function pictureOf(app: App, owner: Address, hash: string) {
  const row = await app.db
    .withTables<AccountTables>()
    .selectFrom('accountPictures')
    .select('bytes')
    .where('hash', '=', hash)
    .where('owner', '=', owner)
    .executeTakeFirst()
  return row?.bytes ?? null
}

/** By its hash, for any caller. */
export const pictureRoute: FileRoute = {
  path: picturePath,
  name: /^[0-9a-f]{64}$/,
  contentType: 'image/webp',
  async read({ db, reads = db }, hash) {
    // A picture saved just now may not be in a replica yet.
    return (await bytesOf(reads, hash)) ?? (reads === db ? null : bytesOf(db, hash))
  },
}

async function bytesOf(db: Database, hash: string): Promise<Uint8Array | null> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('accountPictures')
    .select('bytes')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst()
  return row?.bytes ?? null
}
