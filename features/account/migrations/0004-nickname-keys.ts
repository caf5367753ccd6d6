import { type Kysely, type Migration, sql } from 'kysely'

import { nicknameKey, nicknameWords } from '../server/nicknames.ts'

/** The table of confusable letters changed: recomputes keys and words of existing nicknames. */
export const nicknameKeys: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<{ address: string; nickname: string }>`
      select address, nickname from account_profiles where nickname <> ''`.execute(db)
    for (const { address, nickname } of rows) {
      await sql`update account_profiles set nickname_key = ${nicknameKey(nickname)}
        where address = ${address}`.execute(db)
      await sql`delete from account_nickname_words where address = ${address}`.execute(db)
      for (const word of nicknameWords(nickname)) {
        await sql`insert into account_nickname_words values (${word}, ${address})`.execute(db)
      }
    }
  },
}
