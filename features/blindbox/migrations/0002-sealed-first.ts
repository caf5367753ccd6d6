import { type Kysely, type Migration, sql } from 'kysely'

/** Of one's own boxes the sealed ones stand first, then what is reserved or being opened, then what is over. */
export const sealedFirst: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const rank = "ended, (state <> 'sealed')"

const statements = [
  `drop index blindbox_boxes_holder`,
  `drop index blindbox_boxes_holder_series`,
  `create index blindbox_boxes_holder on blindbox_boxes (holder, ${rank}, seq desc)`,
  `create index blindbox_boxes_holder_series
    on blindbox_boxes (holder, series_id, ${rank}, seq desc)`,
]
