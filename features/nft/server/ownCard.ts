import type { Call } from '#platform/server/call.ts'
import { refuseIf } from '#platform/std/failure.ts'

import { type CardRow, findCard, ruled } from './cards.ts'
import { type RuledCard, validateOwn } from './rules.ts'

/** The caller's own card, or the first rule that refuses it: select first, exists, yours. */
export async function ownCard(
  call: Call,
  tokenId: number | undefined,
): Promise<{ row: CardRow; card: RuledCard }> {
  const row = tokenId === undefined ? undefined : await findCard(call, tokenId)
  const card = ruled(row)
  refuseIf(validateOwn(tokenId, card, call.address), 'tokenId')
  if (row === undefined || card === null) throw new Error('a rule let a missing card pass')
  return { row, card }
}
