import type { Call } from '#platform/server/call.ts'
import type { Holding, Holdings } from '#platform/server/holding.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'

import { coinView } from './contract.ts'
import { claimableOf, worthOf } from './rules.ts'
import { type AssetRow, assetRows, type HoldingRow, tables } from './views.ts'

/** Of more assets than this the newest are counted. */
const mostAssets = 20

/** Money in escrow, shares at the reserve attested last, and what can be claimed. */
export const rwaHoldings: Holdings = async (call) => {
  const own = await tables(call)
    .selectFrom('rwaHoldings')
    .selectAll()
    .where('account', '=', call.address)
    .orderBy('number', 'desc')
    .limit(mostAssets)
    .execute()
  const assets = await assetRows(
    call,
    own.map(({ asset }) => asset),
  )
  return own.flatMap((row) =>
    ofAsset(
      call,
      assets.find(({ asset }) => asset === row.asset)!,
      row,
    ),
  )
}

function ofAsset({ app }: Call, asset: AssetRow, own: HoldingRow): Holding[] {
  const { symbol, decimals } = coinView(app, asset.coin)
  const source = (value: bigint) =>
    sourceOf(app, { what: 'rwa', contract: asset.asset, call: 'its events', value })
  const inCoin = (part: Holding['part'], amount: bigint): Holding[] =>
    amount === 0n
      ? []
      : [
          {
            what: 'rwa',
            part,
            symbol,
            decimals,
            amount,
            valued: { coin: asset.coin },
            sources: [source(amount)],
          },
        ]
  const credit = inCoin('claimable', own.credit)
  if (asset.releasedAt === null) {
    return [...inCoin('staked', BigInt(own.shares) * asset.price), ...credit]
  }
  const waits = claimableOf(asset, own) + own.due
  // A share has no market: what it is worth is what its issuer was attested to hold for it.
  return [...inCoin('staked', worthOf(asset, own.shares)), ...inCoin('claimable', waits), ...credit]
}
