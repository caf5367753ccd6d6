import type { Handler } from '#platform/server/bind.ts'

import type { marketApi } from '../../marketApi.ts'
import { saleRuns } from '../cardOrder.ts'
import { cardRows } from '../cardRows.ts'
import { cardView, findCard } from '../cards.ts'
import { cardsFacts } from '../contract.ts'

export const skuPage: Handler<typeof marketApi.skuPage> = async (input, call) => {
  const { app } = call
  const facts = await cardsFacts(app)
  if (input.tokenId !== undefined) {
    const row = await findCard(call, input.tokenId)
    const card = row === undefined ? null : cardView(app, facts, row)
    const wanted =
      card?.state === 'onSale' &&
      (input.level === undefined || input.level === card.level) &&
      (input.state === undefined || (input.state === 'staked') === card.isPledge)
    return { total: wanted ? 1 : 0, list: wanted && input.pageNum === 1 ? [card] : [] }
  }
  const { total, rows } = await cardRows(call.db, facts, saleRuns(input.sort, input), input)
  return { total, list: rows.map((row) => cardView(app, facts, row)) }
}
