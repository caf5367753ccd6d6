import { type Kysely, type Migration, sql } from 'kysely'

export const signedVotes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        'create table dao_signed_votes (voter text primary key, proposal text not null, support int8 not null, signature text not null, created_at int8 not null, until int8 not null)',
      )
      .execute(db)
    await sql
      .raw('create index dao_signed_votes_until on dao_signed_votes (until, created_at, voter)')
      .execute(db)
  },
}
