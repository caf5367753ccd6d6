import type { Handler } from '#platform/server/bind.ts'
import { Failure } from '#platform/std/failure.ts'

import type { Database } from '#platform/server/database/db.ts'
import { writtenOnce } from '#platform/server/database/writtenOnce.ts'
import type { nftApi } from '../api.ts'
import { cardTokenUri } from '../art.ts'
import { nftFailures } from '../failures.ts'
import type { NftTables } from '../tables.ts'
import { cardView, factsOf } from './cards.ts'
import { cardsFacts } from './contract.ts'

export const nftDetail: Handler<typeof nftApi.nftDetail> = async (input, call) => {
  const { app } = call
  const [facts, [row]] = await Promise.all([
    cardsFacts(app),
    cardAndOwner(call.db, { tokenId: input.tokenId }),
  ])
  if (row === undefined) throw new Failure(nftFailures.NO_SUCH_CARD, { field: 'tokenId' })
  const { fundAddress, levelStr, power } = factsOf(facts, row.level)
  return {
    tokenURI: cardTokenUri(row.tokenId, row.level, levelStr, power),
    creator: fundAddress,
    contract: app.deployment.address('Cards'),
    standard: 'TRC-721',
    blockchain: 'TRON',
    creatorFeeBps: facts.creatorFeeBps,
    approved: row.approved || row.approvesAll === true,
    ...cardView(app, facts, row),
  }
}

/** The card, and whether its owner lets the market move all of theirs. */
const cardAndOwner = writtenOnce((db: Database, { tokenId }: { tokenId: number }) =>
  db
    .withTables<NftTables>()
    .selectFrom('nftCards')
    .leftJoin('nftHolders', 'nftHolders.owner', 'nftCards.owner')
    .selectAll('nftCards')
    .select('nftHolders.approvesAll')
    .where('nftCards.tokenId', '=', tokenId),
)
