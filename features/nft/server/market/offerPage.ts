import type { Handler } from '#platform/server/bind.ts'

import type { marketApi } from '../../marketApi.ts'
import { findCard } from '../cards.ts'
import { totals } from '../holders.ts'
import { levelsWithCounts } from '../levels.ts'
import { offerViews } from './offerViews.ts'
import { openOffers } from './openOffers.ts'

/** A card's own offers are counted with the card, those for a level with the level. */
export const offerPage: Handler<typeof marketApi.offerPage> = async (input, call) => {
  const offset = (input.pageNum - 1) * input.pageSize
  if (input.tokenId === undefined && input.level === undefined) {
    const { openOffers: total } = await totals(call)
    const rows = await openOffers(call, null, offset, input.pageSize)
    return { total, list: await offerViews(call, rows) }
  }
  const card = input.tokenId === undefined ? undefined : await findCard(call, input.tokenId)
  if (input.tokenId !== undefined && card === undefined) return { total: 0, list: [] }
  const level = card?.level ?? input.level ?? 0
  const counts = (await levelsWithCounts(call)).find((one) => one.level === level)
  const total = (card?.offers ?? 0) + (counts?.offers ?? 0)
  const rows = await openOffers(call, card ?? { level }, offset, input.pageSize)
  return { total, list: await offerViews(call, rows) }
}
