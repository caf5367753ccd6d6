import { likenessOf } from '#features/exchange/public.server.ts'
import type { Call } from '#platform/server/call.ts'
import { orIfSilent } from '#platform/server/owed.ts'
import type { Address } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'
import { keyOf } from '#platform/std/lookAlike.ts'
import type { Selectable } from 'kysely'

import { launchFailures as f } from '../failures.ts'
import type { LaunchToken, Liquidity, SaleView, TokenPowers } from '../shapes.ts'
import type { EntriesTable, LaunchTables, SalesTable, TokensTable } from '../tables.ts'
import { profilesOf } from './profiles.ts'
import { constants, protectFeeAt, stateAt } from './rules.ts'

export type TokenRow = Selectable<TokensTable>
export type SaleRow = Selectable<SalesTable>
export type EntryRow = Selectable<EntriesTable>

export const tables = (call: Pick<Call, 'db'>) => call.db.withTables<LaunchTables>()

/** @throws NO_SUCH_TOKEN */
export async function tokenRow(call: Call, token: Address): Promise<TokenRow> {
  const row = await tables(call)
    .selectFrom('launchTokens')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst()
  if (row === undefined) throw new Failure(f.NO_SUCH_TOKEN, { field: 'token' })
  return row
}

/** @throws NO_SUCH_SALE */
export async function saleRow(call: Pick<Call, 'db'>, sale: Address): Promise<SaleRow> {
  const row = await tables(call)
    .selectFrom('launchSales')
    .selectAll()
    .where('sale', '=', sale)
    .executeTakeFirst()
  if (row === undefined) throw new Failure(f.NO_SUCH_SALE, { field: 'sale' })
  return row
}

export const entryRow = (
  call: Pick<Call, 'db'>,
  sale: Address,
  account: Address,
): Promise<EntryRow | undefined> =>
  tables(call)
    .selectFrom('launchEntries')
    .selectAll()
    .where('sale', '=', sale)
    .where('account', '=', account)
    .executeTakeFirst()

/** In the order of the rows. While the node is silent no look-alike is marked that was not met before. */
export async function tokenViews(call: Call, rows: readonly TokenRow[]): Promise<LaunchToken[]> {
  const { clock } = call.app
  const named = rows.map(({ token, name, symbol }) => ({
    coin: token,
    name,
    symbol,
    decimals: constants.decimals,
    symbolKey: keyOf(symbol),
    nameKey: keyOf(name),
  }))
  const [profileOf, likeness] = await Promise.all([
    profilesOf(call, rows),
    orIfSilent(likenessOf(call, named), () => new Map<Address, never>()),
  ])
  return rows.map((row) => {
    const { shown, hidden } = profileOf(row.token)
    return {
      token: row.token,
      name: row.name,
      symbol: row.symbol,
      decimals: constants.decimals,
      totalSupply: String(row.totalSupply),
      creator: row.creator,
      createdAt: row.createdAt,
      txHash: row.txHash,
      final: clock.isFinal(row.block),
      state: row.state,
      sale: row.sale,
      looksLike: likeness.get(row.token) ?? null,
      picture: shown.picture,
      hidden,
    }
  })
}

/** In the order of the rows; states are those of this second. */
export async function saleViews(call: Call, rows: readonly SaleRow[]): Promise<SaleView[]> {
  if (rows.length === 0) return []
  const now = call.app.clock.now()
  const tokens = await tables(call)
    .selectFrom('launchTokens')
    .selectAll()
    .where(
      'token',
      'in',
      rows.map(({ token }) => token),
    )
    .execute()
  const views = new Map((await tokenViews(call, tokens)).map((view) => [view.token, view]))
  return rows.map((row) => ({
    sale: row.sale,
    token: views.get(row.token)!,
    phase: row.phase,
    state: stateAt(row, now),
    startTime: row.startTime,
    endTime: row.endsAt,
    price: String(row.presaleEthAmount),
    tokensPerShare: String(row.tokensPerShare),
    maxTotalNum: row.maxTotalNum,
    softCap: row.softCap,
    sold: row.sold,
    insideSold: row.soldInside,
    holders: row.holders,
    held: String(row.held),
    listedAt: row.listedAt,
  }))
}

/** What a token’s arguments give, as they are on chain; times of the next steps are computed. */
export function powersOf(row: TokenRow, now: number): TokenPowers {
  const { openedAt, lpBurnEnabled, reserveLeft, lastBurnAt, lpBurnFrequency } = row
  const isOpen = openedAt !== null && row.pair !== null
  const burns = isOpen && lpBurnEnabled && reserveLeft > 0n
  return {
    template: 'LaunchToken',
    feeBuy: row.feeBuy,
    feeSell: row.feeSell,
    feeRecipient: row.feeRecipient,
    lpBurnEnabled,
    lpBurnFrequency,
    percentForLPBurn: row.percentForLpBurn,
    burnLimit: String(row.burnLimit),
    protectTime: row.protectTime,
    protectFee: row.protectFee,
    isInsideSell: row.isInsideSell,
    swapThreshold: String(row.swapThreshold),
    feeBuyNow: isOpen ? row.feeBuy + protectFeeAt(row, now) : null,
    reserveLeft: String(reserveLeft),
    nextBurn: burns ? (lastBurnAt ?? openedAt) + lpBurnFrequency : null,
    converted: String(row.converted),
    convertedSun: String(row.convertedSun),
  }
}

/** Where the LP of a listing went; null before it. */
export function liquidityOf(row: SaleRow): Liquidity | null {
  const { pair, listedAt } = row
  if (pair === null || listedAt === null) return null
  const isLocked = row.devLiquidity > 0n
  return {
    pair,
    total: String(row.liquidity),
    burnt: String(row.deadLiquidity),
    users: String(row.userLiquidity),
    dev: String(row.devLiquidity),
    devReceiver: isLocked ? row.devLpReceiver : null,
    devUntil: isLocked ? listedAt + constants.devLockPeriod : null,
    trx: String(row.poolSun),
    tokens: String(row.poolTokens),
    tokensBurnt: String(row.tokensBurnt),
  }
}
