import { type Migration, Migrator, sql } from 'kysely'

import type { ServerFeature } from '#platform/server/feature.ts'
import { makeChainSchema, makeSchema } from './chainSchema.ts'
import { chainSchemaOf, type Database, patiently } from './db.ts'
import { receipts } from './receipts.ts'
import { users } from './users.ts'

/** Brings a database to this version: what users wrote by migrations, what is from the chain by its declarations. */
export async function migrate(opened: Database, features: readonly ServerFeature[]): Promise<void> {
  const db = patiently(opened)
  const schema = chainSchemaOf(opened)
  if (schema === null) await migrateUsers(db, features)
  else {
    await db.connection().execute(async (own) => {
      // The first statement keeps the connection for the others; what users wrote is in one place for all releases.
      await sql`set search_path to public`.execute(own)
      try {
        await migrateUsers(own, features)
      } finally {
        await sql`reset search_path`.execute(own)
      }
    })
    await makeSchema(db, schema)
  }
  await makeChainSchema(db, features)
}

async function migrateUsers(db: Database, features: readonly ServerFeature[]): Promise<void> {
  await leaveFormer(db)
  const migrations: Record<string, Migration> = {
    'platform/0001-users': users,
    'platform/0002-receipts': receipts,
  }
  for (const feature of features) {
    for (const [name, migration] of Object.entries(feature.migrations ?? {})) {
      migrations[`${feature.name}/${name}`] = migration
    }
  }
  // A later release has run these, and only adds: this one may still run, or run again.
  for (const name of await executed(db)) migrations[name] ??= { up: async () => {} }
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

/** The last migrations of the version that made tables from the chain by migrations, too. */
const lastOfFormer = ['0010-bounded-rows', 'team/0003-hints-age']

/** In a database of that version those have run that the users' tables came by; the others are no more. */
async function leaveFormer(db: Database): Promise<void> {
  const names = new Set(await executed(db))
  if (!names.has('0000-platform')) return
  if (lastOfFormer.some((name) => !names.has(name))) {
    throw new Error(
      'The database is older than the version before this: start that one on it first.',
    )
  }
  await db.transaction().execute(async (own) => {
    await sql`drop function if exists earnings_refuse_change cascade`.execute(own)
    await sql`delete from kysely_migration where name not like 'account/%'`.execute(own)
  })
}

async function executed(db: Database): Promise<string[]> {
  const { rows: tables } = await sql`
    select 1 where to_regclass('kysely_migration') is not null`.execute(db)
  if (tables.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}
