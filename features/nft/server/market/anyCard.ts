import type { Call } from '#platform/server/call.ts'
import { Failure } from '#platform/std/failure.ts'

import { nftFailures } from '../../failures.ts'
import { type CardRow, findCard } from '../cards.ts'

/** A card with any owner, or what is wrong with the choice. */
export async function anyCard(call: Call, tokenId: number | undefined): Promise<CardRow> {
  const field = 'tokenId'
  if (tokenId === undefined) throw new Failure(nftFailures.SELECT_FIRST, { field })
  const row = await findCard(call, tokenId)
  if (row === undefined) throw new Failure(nftFailures.NO_SUCH_CARD, { field })
  return row
}
