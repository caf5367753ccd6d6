import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { averageOf, heldBy, priceE12 } from '#features/exchange/public.server.ts'
import { orIfSilent } from '#platform/server/owed.ts'
import type { Address } from '#platform/std/address.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { failures } from '#platform/std/failure.ts'

import type { saleApi } from '../api.ts'
import { whole } from '../fields.ts'
import { type SaleState, saleState } from '../shapes.ts'
import { convertDue, floorNow, moneyNow, poolOf, totalsNow } from './contract.ts'
import { entryView, refusalView } from './entries.ts'
import { type Refusal, validateMint } from './partRules.ts'
import { profilesOf } from './profiles.ts'
import {
  constants,
  curveCost,
  curvePrice,
  flownAt,
  listingTimes,
  phaseAt,
  stateAt,
  unlockParts,
} from './rules.ts'
import {
  entryRow,
  liquidityOf,
  powersOf,
  type SaleRow,
  saleRow,
  saleViews,
  tables,
  tokenRow,
} from './views.ts'

export const presalePage: Handler<typeof saleApi.presalePage> = async (
  { phase, pageNum, pageSize },
  call,
) => {
  const some = tables(call).selectFrom('launchSales').selectAll().where('phase', '=', phase)
  const sorted = {
    notStarted: () => some.orderBy('startTime').orderBy('seq'),
    inProgress: () => some.orderBy('held', 'desc').orderBy('seq', 'desc'),
    ended: () => some.orderBy('endsAt', 'desc').orderBy('seq', 'desc'),
  }[phase]()
  const [totals, rows] = await Promise.all([
    tables(call)
      .selectFrom('launchTotals')
      .select(['notStarted', 'inProgress', 'ended'])
      .executeTakeFirst(),
    sorted
      .offset((pageNum - 1) * pageSize)
      .limit(pageSize)
      .execute(),
  ])
  const counts = totals ?? { notStarted: 0, inProgress: 0, ended: 0 }
  return {
    total: counts[phase],
    list: await saleViews(call, rows),
    counts,
    time: call.app.clock.now(),
  }
}

/** While the node is silent there are no sources, no floor and no balances. */
export const presale: Handler<typeof saleApi.presale> = async ({ sale }, call) => {
  const { app, session } = call
  const row = await saleRow(call, sale)
  const token = await tokenRow(call, row.token)
  const account = session?.address ?? null
  const now = app.clock.now()
  const [
    [view],
    profileOf,
    topFive,
    entry,
    floor,
    totals,
    money,
    balance,
    funds,
    trxRate,
    pool,
    due,
  ] = await Promise.all([
    saleViews(call, [row]),
    profilesOf(call, [token]),
    sharesOfFirst(call, row, 5),
    account === null ? undefined : entryRow(call, sale, account),
    row.floorLeft === 0n ? null : orIfSilent(floorNow(app, sale), () => null),
    orIfSilent(totalsNow(app, sale), () => null),
    orIfSilent(moneyNow(app, sale), () => null),
    account === null ? null : orIfSilent(heldBy(app, row.token, [account]), () => null),
    account === null ? null : orIfSilent(app.node.balance(account), () => null),
    orIfSilent(trxRateNow(call), () => null),
    row.pair === null ? null : orIfSilent(poolOf(app, row.pair, row.token), () => null),
    row.pair === null ? null : orIfSilent(convertDue(app, row.token), () => null),
  ])
  const mint = { entry: entry ?? { shares: 0, insideShares: 0 }, account, shares: 1, now }
  const refused = validateMint(row, mint) ?? (await inactive(app, account))
  const times = listingTimes(row, now)
  return {
    presale: view!,
    profile: profileOf(row.token).shown,
    numbers: numbersOf(row),
    powers: powersOf(token, now),
    raised: String(BigInt(row.sold) * row.presaleEthAmount),
    topFiveBps: bpsOf(topFive, row),
    market: marketOf(row, now),
    listableAt: times?.from ?? null,
    listableUntil: times?.until ?? null,
    unlocks: unlockParts(row).map(({ time, bps }) => ({
      time: time + (row.listedAt ?? 0),
      bps,
    })),
    liquidity: liquidityOf(row),
    floor,
    tap: tapOf(row, now),
    pool,
    convertDue: due,
    refusal: refusalView(refused, call),
    mine: entry === undefined ? null : entryView(row, entry, now),
    balance: balance === null ? null : String(balance),
    funds: funds === null ? null : String(funds),
    trxRate: trxRate === null ? null : String(trxRate),
    time: now,
    sources: [...(totals?.sources ?? []), ...(money === null ? [] : [money.source])],
  }
}

/** Base units of USDT for one TRX by the average; null while there is none that contracts would take. */
async function trxRateNow(call: Call): Promise<bigint | null> {
  const wtrx = call.app.deployment.contracts['Wtrx']?.address
  const average = wtrx === undefined ? null : await averageOf(call, wtrx)
  if (average === null || average.stale) return null
  return priceE12(average.price, decimalsOf.TRX) / 10n ** 12n
}

export const presaleEnd: Handler<typeof saleApi.presaleEnd> = async ({ sale }, call) => {
  const row = await saleRow(call, sale)
  const { startTime, endsAt } = row
  const now = call.app.clock.now()
  const phase = phaseAt(row, now)
  const left = { notStarted: startTime - now, inProgress: endsAt - now, ended: 0 }[phase]
  return {
    phase,
    state: stateAt(row, now),
    startTime,
    endTime: endsAt,
    left,
    salePeriod: constants.salePeriod,
    time: now,
  }
}

/** The index follows by itself: this only states whether it has. */
export const updatePresaleStatus: Handler<typeof saleApi.updatePresaleStatus> = async (
  { sale },
  call,
) => {
  const row = await saleRow(call, sale)
  const { state, totals, sources } = await totalsNow(call.app, sale)
  const [sold, refunded, soldInside, endsAt] = totals.map(Number) as [
    number,
    number,
    number,
    number,
  ]
  const now = call.app.clock.now()
  const named: SaleState = saleState.options[state]!
  return {
    phase: phaseAt({ startTime: row.startTime, endsAt }, now),
    state: named,
    sold,
    insideSold: soldInside,
    endTime: endsAt,
    same:
      named === stateAt(row, now) &&
      [sold, refunded, soldInside, endsAt].join() ===
        [row.sold, row.refunded, row.soldInside, row.endsAt].join(),
    time: now,
    sources,
  }
}

/** Taking part needs an inviter; a guest is not asked for it yet. */
const inactive = async (app: Call['app'], account: Address | null): Promise<Refusal | null> =>
  account === null || (await app.isActive(account))
    ? null
    : { kind: failures.NOT_ACTIVE, field: 'sale' }

/** Shares of those who have most. */
export async function sharesOfFirst(call: Call, { sale }: SaleRow, count: number): Promise<number> {
  const rows = await tables(call)
    .selectFrom('launchEntries')
    .select('together')
    .where('sale', '=', sale)
    .where('together', '>', 0)
    .orderBy('together', 'desc')
    .orderBy('account')
    .limit(count)
    .execute()
  return rows.reduce((sum, { together }) => sum + together, 0)
}

export const allShares = ({ sold, refunded, soldInside }: SaleRow): number =>
  sold - refunded + soldInside

/** Of all shares that accounts have, hundredths of a percent, rounded down. */
export function bpsOf(shares: number, row: SaleRow): number {
  const all = allShares(row)
  return all === 0 ? 0 : Math.floor((shares * whole) / all)
}

function marketOf(row: SaleRow, now: number) {
  const { curveShares, soldInside, endsAt, sold, softCap } = row
  if (curveShares === 0) return null
  const succeeded = now >= endsAt && sold >= softCap
  const times = listingTimes(row, now)
  return {
    opensAt: succeeded ? endsAt : null,
    closesAt: times?.from ?? null,
    open: stateAt(row, now) === 'inside',
    shares: curveShares,
    sold: soldInside,
    mostEach: row.insideMaxNum,
    first: String(row.tradeEthAmount),
    next: String(curvePrice(row, soldInside)),
    reserve: String(row.listedAt === null ? curveCost(row, soldInside) : 0n),
  }
}

function tapOf(row: SaleRow, now: number) {
  const { listedAt, tapTotal, tapLeft } = row
  if (listedAt === null) return null
  const collected = tapTotal - tapLeft
  return {
    total: String(tapTotal),
    collected: String(collected),
    collectable: String(flownAt(row, now) - collected),
    start: listedAt,
    end: listedAt + constants.tapPeriod,
  }
}

const numbersOf = (row: SaleRow) => ({
  startTime: row.startTime,
  presaleEthAmount: String(row.presaleEthAmount),
  tradeEthAmount: String(row.tradeEthAmount),
  maxTotalNum: row.maxTotalNum,
  presaleMaxNum: row.presaleMaxNum,
  insideMaxNum: row.insideMaxNum,
  softCapRate: row.softCapRate,
  userLPShare: row.userLpShare,
  devLPShare: row.devLpShare,
  devLPReceiver: row.devLpReceiver,
  lpDistributionEnabled: row.lpDistributionEnabled,
  vestingDelay: row.vestingDelay,
  vestingRate: row.vestingRate,
  vestingDis: row.vestingDis,
  backingShare: row.backingShare,
})
