import { type ExitKeys, mostKeys } from '#platform/server/exit.ts'
import { sql } from 'kysely'

import type { BlindboxTables } from '../tables.ts'

/** Boxes that are reserved or sealed, and requests that are not drawn: the contract keeps a seal of these alone. */
export const boxKeys: ExitKeys = async ({ db, address }) => {
  const tables = db.withTables<BlindboxTables>()
  const [boxes, requests] = await Promise.all([
    tables
      .selectFrom('blindboxBoxes')
      .select('boxId')
      .where('holder', '=', address)
      .where('state', 'in', ['reserved', 'sealed'])
      .orderBy('seq', 'desc')
      .limit(mostKeys)
      .execute(),
    tables
      .selectFrom('blindboxBoxes as box')
      .innerJoin('blindboxRequests as request', 'request.requestId', 'box.requestId')
      .select((e) => [
        'request.requestId',
        'request.amount',
        'request.seed',
        'request.requestBlock',
        sql<string>`string_agg(${e.ref('box.boxId')}::text, ',' order by ${e.ref('box.place')})`.as(
          'boxIds',
        ),
      ])
      .where('box.holder', '=', address)
      .where('box.state', '=', sql.lit('opening'))
      .groupBy(['request.requestId', 'request.amount', 'request.seed', 'request.requestBlock'])
      .orderBy('request.requestId')
      .limit(mostKeys)
      .execute(),
  ])
  return [
    ...boxes.map(({ boxId }) => `box:${boxId}`),
    ...requests.map(({ requestId, boxIds, amount, seed, requestBlock }) => {
      const fields = [requestId, boxIds, amount, seed, requestBlock]
      return `request:${fields.map(String).join('|')}`
    }),
  ]
}
