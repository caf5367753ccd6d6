import { trackChainTable } from '#platform/server/database/migrate.ts'
import { type Kysely, type Migration, sql } from 'kysely'

export const members: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table team_members (
      address text primary key,
      parent text,
      ordinal int8 not null,
      active_since int8,
      direct_count int8 not null,
      team_size int8 not null,
      bound_block int8 not null,
      block int8 not null
    )`.execute(db)
    // A page of a direct line is a range of ordinals.
    await sql`create unique index team_members_line on team_members (parent, ordinal)`.execute(db)
    await trackChainTable(db, 'team_members')

    await sql`create table team_hints (
      address text primary key,
      tx_hash text not null,
      created_at int8 not null
    )`.execute(db)
  },
}
