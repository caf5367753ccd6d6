import type { Handler } from '#platform/server/bind.ts'
import type { Address } from '#platform/std/address.ts'
import type { HandlerInput } from '#platform/std/endpoint.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'

import type { accountApi } from '../api.ts'
import { accountFailures as f } from '../failures.ts'
import { nicknameKey, nicknameWords, validateNickname } from './nicknames.ts'
import { dropUnused, hasPicture } from './pictures/pictures.ts'
import { type ProfileRow, viewsOf } from './profiles.ts'
import { type OwnTables, withOwner } from './withOwner.ts'

export const edit: Handler<typeof accountApi.edit> = async (input, call) => {
  if (input.nickname !== undefined) refuseIf(validateNickname(input.nickname), 'nickname')
  const { app, address } = call
  const row = await withOwner(app, address, async (db) => {
    const before = await db
      .selectFrom('accountProfiles')
      .selectAll()
      .where('address', '=', address)
      .executeTakeFirst()
    if (input.avatar && !(await hasPicture(db, address, input.avatar))) {
      throw new Failure(f.NO_SUCH_PICTURE, { field: 'avatar' })
    }
    const after = edited(address, before, input, app.clock.now())
    await keep(db, after)
    return after
  })
  const [view] = await viewsOf(call, [row])
  return view!
}

/** An omitted field stays, an empty one is cleared. */
function edited(
  address: Address,
  before: ProfileRow | undefined,
  { nickname = before?.nickname ?? '', introduction, avatar }: HandlerInput<typeof accountApi.edit>,
  now: number,
): ProfileRow {
  const key = nicknameKey(nickname)
  return {
    address,
    nickname,
    nicknameKey: key,
    namedAt: before?.nicknameKey === key ? before.namedAt : now,
    introduction: introduction ?? before?.introduction ?? '',
    picture: avatar === undefined ? (before?.picture ?? null) : avatar || null,
    updatedAt: now,
  }
}

async function keep(db: OwnTables, row: ProfileRow): Promise<void> {
  const { address, nickname } = row
  await db
    .insertInto('accountProfiles')
    .values(row)
    .onConflict((conflict) => conflict.column('address').doUpdateSet(row))
    .execute()
  await db.deleteFrom('accountNicknameWords').where('address', '=', address).execute()
  const words = nicknameWords(nickname).map((word) => ({ word, address }))
  if (words.length > 0) await db.insertInto('accountNicknameWords').values(words).execute()
  await dropUnused(db, address, null)
}
