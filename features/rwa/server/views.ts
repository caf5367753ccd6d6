import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'
import type { Selectable } from 'kysely'

import { rwaFailures as f } from '../failures.ts'
import type { AssetView, RwaHolding } from '../shapes.ts'
import type { AssetsTable, HoldingsTable, RwaTables } from '../tables.ts'
import { coinView } from './contract.ts'
import {
  attestedStateAt,
  bpsOf,
  claimableOf,
  escrowOf,
  expiresAt,
  releasableAt,
  stateAt,
} from './rules.ts'

export type AssetRow = Selectable<AssetsTable>
export type HoldingRow = Selectable<HoldingsTable>

export const tables = (call: Pick<Call, 'db'>) => call.db.withTables<RwaTables>()

/** @throws NO_SUCH_ASSET */
export async function assetRow(call: Pick<Call, 'db'>, asset: Address): Promise<AssetRow> {
  const row = await tables(call)
    .selectFrom('rwaAssets')
    .selectAll()
    .where('asset', '=', asset)
    .executeTakeFirst()
  if (row === undefined) throw new Failure(f.NO_SUCH_ASSET, { field: 'asset' })
  return row
}

export const assetRows = async (
  call: Pick<Call, 'db'>,
  assets: readonly Address[],
): Promise<readonly AssetRow[]> =>
  assets.length === 0
    ? []
    : tables(call)
        .selectFrom('rwaAssets')
        .selectAll()
        .where('asset', 'in', [...new Set(assets)])
        .execute()

export const holdingRow = (
  call: Pick<Call, 'db'>,
  asset: Address,
  account: Address,
): Promise<HoldingRow | undefined> =>
  tables(call)
    .selectFrom('rwaHoldings')
    .selectAll()
    .where('asset', '=', asset)
    .where('account', '=', account)
    .executeTakeFirst()

export const accountRow = (call: Pick<Call, 'db'>, account: Address) =>
  tables(call)
    .selectFrom('rwaAccounts')
    .selectAll()
    .where('account', '=', account)
    .executeTakeFirst()

/** Until when it may get shares: 0, never. */
export const allowedUntil = async (call: Pick<Call, 'db'>, account: Address): Promise<number> =>
  (await accountRow(call, account))?.allowedUntil ?? 0

/** States are those of this second. */
export function viewOf({ app }: Pick<Call, 'app'>, row: AssetRow): AssetView {
  const now = app.clock.now()
  const { asset, name, symbol, document, issuer, revenue, target, most, shares } = row
  const isAttested = row.attestedAt !== null
  return {
    asset,
    name,
    symbol,
    coin: coinView(app, row.coin),
    document,
    issuer,
    revenue,
    state: stateAt(row, now),
    price: String(row.price),
    target,
    most,
    shares,
    holders: row.holders,
    deadline: row.deadline,
    releasableAt: releasableAt(row),
    expiresAt: expiresAt(row),
    releasedAt: row.releasedAt,
    escrow: String(escrowOf(row)),
    raised: String(row.raised),
    reserve: isAttested ? String(row.reserve) : null,
    attestedAt: row.attestedAt,
    attested: attestedStateAt(row, now),
    distributed: String(row.distributed),
    paid: String(row.paid),
    redeemed: String(row.redeemed),
    waiting: row.waiting,
    createdAt: row.createdAt,
    txHash: row.txHash,
    final: app.clock.isFinal(row.block),
  }
}

/** The open requests of holdings, and how many of the asset’s are ahead of each. */
export async function holdingViews(
  call: Pick<Call, 'db'>,
  of: readonly { readonly asset: AssetRow; readonly own: HoldingRow }[],
): Promise<RwaHolding[]> {
  return Promise.all(
    of.map(async ({ asset, own }) => ({
      shares: own.shares,
      bps: bpsOf(own.shares, asset.shares),
      refundable: String(asset.releasedAt === null ? BigInt(own.shares) * asset.price : 0n),
      claimed: String(own.claimed),
      claimable: String(claimableOf(asset, own)),
      request: own.request === null ? null : await requestView(call, asset.asset, own.request),
      redeemable: String(own.due),
      credit: String(own.credit),
    })),
  )
}

async function requestView(call: Pick<Call, 'db'>, asset: Address, number: number) {
  const of = tables(call).selectFrom('rwaRedemptions').where('asset', '=', asset)
  const [row, before] = await Promise.all([
    of.select(['shares', 'amount', 'time']).where('number', '=', number).executeTakeFirstOrThrow(),
    of
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('state', '=', 'open')
      .where('number', '<', number)
      .executeTakeFirstOrThrow(),
  ])
  const { shares, amount, time } = row
  return { number, shares, amount: String(amount), time, ahead: Number(before.count) }
}
