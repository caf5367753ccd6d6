import type { ProductReads, Purchase } from '#features/sales/public.server.ts'

import type { NftTables } from '../tables.ts'

/** Cards that the caller bought from the contract, newest first, whoever has them now. */
export const purchases: ProductReads['purchases'] = async (call, asked) => {
  const { state, productId, offset, limit } = asked
  if (state !== undefined && state !== 'bought') return { total: 0, list: [] }
  let bought = call.db
    .withTables<NftTables>()
    .selectFrom('nftCardEvents as mint')
    .innerJoin('nftCards as card', 'card.tokenId', 'mint.tokenId')
    .where('mint.kind', '=', 'mint')
    .where('mint.toAddress', '=', call.address)
  if (productId !== undefined) bought = bought.where('card.level', '=', productId)
  const [{ total }, rows] = await Promise.all([
    bought.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    bought
      .select(['card.tokenId', 'card.level', 'card.boughtFor', 'card.mintedAt'])
      .select(['mint.txHash', 'mint.block'])
      .orderBy('card.seq', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  ])
  const list = rows.map(({ tokenId, level, boughtFor, mintedAt, txHash, block }): Purchase => ({
    kind: 'card',
    id: tokenId,
    productId: level,
    state: 'bought',
    price: String(boughtFor),
    paid: String(boughtFor),
    penalty: null,
    closed: false,
    time: mintedAt,
    expiry: null,
    requestId: null,
    refundBlock: null,
    tokenId,
    level,
    txHash,
    final: call.app.clock.isFinal(block),
  }))
  return { total, list }
}
