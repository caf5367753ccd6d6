import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { Failure } from '#platform/std/failure.ts'

import type { rwaApi } from '../api.ts'
import { rwaFailures as f } from '../failures.ts'
import { mostInterested } from '../fields.ts'
import { tables } from './views.ts'

export async function interestedCount(call: Pick<Call, 'db'>): Promise<number> {
  const { count } = await tables(call)
    .selectFrom('rwaInterests')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const interest: Handler<typeof rwaApi.interest> = async ({ wanted }, call) => {
  const { app, address: account } = call
  const own = { db: app.db }
  if (wanted === 'yes') {
    const isFull = (await interestedCount(own)) >= mostInterested
    const values = { most: String(mostInterested) }
    if (isFull && !(await isOn(own, account))) throw new Failure(f.LIST_FULL, { values })
    await tables(own)
      .insertInto('rwaInterests')
      .values({ account, createdAt: app.clock.now() })
      .onConflict((there) => there.doNothing())
      .execute()
  }
  if (wanted === 'no') {
    await tables(own).deleteFrom('rwaInterests').where('account', '=', account).execute()
  }
  const of = wanted === undefined ? call : own
  return { mine: await isOn(of, account), interested: await interestedCount(of) }
}

async function isOn(call: Pick<Call, 'db'>, account: Call['address']): Promise<boolean> {
  const row = await tables(call)
    .selectFrom('rwaInterests')
    .select('account')
    .where('account', '=', account)
    .executeTakeFirst()
  return row !== undefined
}
