import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'

import type { accountApi } from '../api.ts'
import { accountFailures as f } from '../failures.ts'
import type { AccountTables } from '../tables.ts'
import { nicknameKey, nicknameWords, whyNotNickname } from './nicknames.ts'
import { dropUnused, hasPicture } from './pictures/pictures.ts'
import { type ProfileRow, profilesOf, viewsOf } from './profiles.ts'

export const edit: Handler<typeof accountApi.edit> = async (input, call) => {
  const { address, app } = call
  const { avatar } = input
  if (input.nickname !== undefined) refuseIf(whyNotNickname(input.nickname), 'nickname')
  if (avatar && !(await hasPicture(app, address, avatar))) {
    throw new Failure(f.NO_SUCH_PICTURE, { field: 'avatar' })
  }
  const [before] = await profilesOf(call, [address])
  const now = app.clock.now()
  const nickname = input.nickname ?? before?.nickname ?? ''
  const key = nicknameKey(nickname)
  const row: ProfileRow = {
    address,
    nickname,
    nicknameKey: key,
    namedAt: before?.nicknameKey === key ? before.namedAt : now,
    introduction: input.introduction ?? before?.introduction ?? '',
    picture: avatar === undefined ? (before?.picture ?? null) : avatar || null,
    updatedAt: now,
  }
  await keep(call, row)
  const [view] = await viewsOf(call, [row])
  return view!
}

async function keep({ app }: Call, row: ProfileRow): Promise<void> {
  const { address, nickname } = row
  await app.db
    .withTables<AccountTables>()
    .transaction()
    .execute(async (db) => {
      await db
        .insertInto('accountProfiles')
        .values(row)
        .onConflict((conflict) => conflict.column('address').doUpdateSet(row))
        .execute()
      await db.deleteFrom('accountNicknameWords').where('address', '=', address).execute()
      const words = nicknameWords(nickname).map((word) => ({ word, address }))
      if (words.length > 0) await db.insertInto('accountNicknameWords').values(words).execute()
    })
  await dropUnused(app.db, address, null)
}
