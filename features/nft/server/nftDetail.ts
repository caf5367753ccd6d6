import type { Handler } from '#platform/server/bind.ts'
import { Failure } from '#platform/std/failure.ts'

import type { nftApi } from '../api.ts'
import { nftFailures } from '../failures.ts'
import { cardView, factsOf, findCard } from './cards.ts'
import { cardsFacts, marketMayMove } from './contract.ts'

export const nftDetail: Handler<typeof nftApi.nftDetail> = async (input, call) => {
  const { app } = call
  const [facts, row] = await Promise.all([cardsFacts(app), findCard(call, input.tokenId)])
  if (row === undefined) throw new Failure(nftFailures.NO_SUCH_CARD, { field: 'tokenId' })
  const approved = await marketMayMove(app, row.tokenId)
  return {
    ...cardView(app, facts, row),
    creator: factsOf(facts, row.level).fundAddress,
    contract: app.deployment.address('Cards'),
    standard: 'TRC-721',
    blockchain: 'TRON',
    creatorFeeBps: facts.creatorFeeBps,
    approved,
  }
}
