import type { Handler } from '#platform/server/bind.ts'

import type { nftApi } from '../api.ts'
import { cardRuns } from './cardOrder.ts'
import { cardRows } from './cardRows.ts'
import { cardView, findCard } from './cards.ts'
import { cardsFacts } from './contract.ts'

export const cardPage: Handler<typeof nftApi.cardPage> = async (input, call) => {
  const { app } = call
  const facts = await cardsFacts(app)
  if (input.tokenId !== undefined) {
    const row = await findCard(call, input.tokenId)
    const card = row === undefined ? null : cardView(app, facts, row)
    const wanted =
      card !== null &&
      (input.level === undefined || input.level === card.level) &&
      (input.state === undefined || input.state === card.state)
    return { total: wanted ? 1 : 0, list: wanted && input.pageNum === 1 ? [card] : [] }
  }
  const runs = cardRuns(facts, input.sort, input)
  const { total, rows } = await cardRows(call.db, facts, runs, input)
  return { total, list: rows.map((row) => cardView(app, facts, row)) }
}
