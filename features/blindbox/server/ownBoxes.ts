import type { Call } from '#platform/server/call.ts'
import { Failure, type FailureKind } from '#platform/std/failure.ts'
import type { TextValues } from '#platform/std/text.ts'

import { blindboxFailures as f } from '../failures.ts'
import type { BlindboxTables } from '../tables.ts'
import { mostBoxes, seriesOf } from '../numbers.ts'
import { boxesNow } from './boxNow.ts'

/** The caller's sealed boxes of one series, or the first rule that refuses them: chosen, few enough, of one series, yours, sealed. */
export async function sealedBoxes(
  call: Call,
  boxIds: readonly number[] | undefined,
): Promise<{ boxIds: readonly number[]; seriesId: number }> {
  const refuse = (kind: FailureKind, values: TextValues = {}) =>
    new Failure(kind, { field: 'boxIds', values })
  const [first] = boxIds ?? []
  if (boxIds === undefined || first === undefined) throw refuse(f.SELECT_BOX)
  if (boxIds.length > mostBoxes) throw refuse(f.TOO_MANY, { max: mostBoxes })
  const seriesId = seriesOf(first)
  if (boxIds.some((boxId) => seriesOf(boxId) !== seriesId)) throw refuse(f.ONE_SERIES)
  for (const box of await boxesNow(call.app, boxIds)) {
    const isHeld = box.state === 'sealed' || box.state === 'reserved'
    const holder = isHeld ? box.holder : await lastHolder(call, box.boxId)
    if (holder !== call.address) throw refuse(f.NOT_YOUR_BOX)
    if (box.state !== 'sealed') throw refuse(f.NOT_SEALED)
  }
  return { boxIds, seriesId }
}

/** The contract stores no holder of a box that is being opened or has ended. */
async function lastHolder(call: Call, boxId: number): Promise<string | null> {
  const row = await call.db
    .withTables<BlindboxTables>()
    .selectFrom('blindboxBoxes')
    .select('holder')
    .where('boxId', '=', boxId)
    .executeTakeFirst()
  return row?.holder ?? null
}
