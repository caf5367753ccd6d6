import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'
import type { Selectable } from 'kysely'

import { energyFailures as f } from '../failures.ts'
import type { LeaseView, LenderView } from '../shapes.ts'
import type { EnergyTables, LeasesTable, LendersTable } from '../tables.ts'
import type { Network } from './contract.ts'
import { costOf, daysOf, energyOf, leaseStateAt } from './rules.ts'

export type LenderRow = Selectable<LendersTable>
export type LeaseRow = Selectable<LeasesTable>

export const tables = (call: Pick<Call, 'db'>) => call.db.withTables<EnergyTables>()

/** @throws NO_SUCH_LENDER */
export async function lenderRow(call: Pick<Call, 'db'>, lender: Address): Promise<LenderRow> {
  const row = await tables(call)
    .selectFrom('energyLenders')
    .selectAll()
    .where('lender', '=', lender)
    .executeTakeFirst()
  if (row === undefined) throw new Failure(f.NO_SUCH_LENDER, { field: 'lender' })
  return row
}

export const lenderOfProvider = (
  call: Pick<Call, 'db'>,
  provider: Address,
): Promise<LenderRow | undefined> =>
  tables(call)
    .selectFrom('energyLenders')
    .selectAll()
    .where('provider', '=', provider)
    .executeTakeFirst()

export const accountRow = (call: Pick<Call, 'db'>, account: Address) =>
  tables(call)
    .selectFrom('energyAccounts')
    .selectAll()
    .where('account', '=', account)
    .executeTakeFirst()

export const sumsRow = (call: Pick<Call, 'db'>) =>
  tables(call).selectFrom('energySums').selectAll().executeTakeFirst()

interface Wanted {
  readonly energy?: number | undefined
  readonly time: number
}

export function lenderView(
  { app }: Pick<Call, 'app'>,
  row: LenderRow,
  { network, wanted }: { readonly network: Network | null; readonly wanted?: Wanted },
): LenderView {
  const { lender, provider, price, least, staked, lent, running, leases, paid } = row
  const energy = wanted?.energy
  return {
    lender,
    provider,
    price,
    least,
    staked: String(staked),
    lent: String(lent),
    energy: network === null ? null : energyOf(staked, network),
    cost: energy === undefined ? null : String(costOf(energy, price, wanted!.time)),
    running,
    leases,
    paid: String(paid),
    createdAt: row.createdAt,
    txHash: row.txHash,
    final: app.clock.isFinal(row.block),
  }
}

/** States are those of this second. */
export async function leaseViews(
  call: Pick<Call, 'app' | 'db'>,
  rows: readonly LeaseRow[],
  network: Network | null,
): Promise<LeaseView[]> {
  const lenders = [...new Set(rows.map(({ lender }) => lender))]
  const found =
    lenders.length === 0
      ? []
      : await tables(call)
          .selectFrom('energyLenders')
          .select(['lender', 'provider'])
          .where('lender', 'in', lenders)
          .execute()
  const providers = new Map(found.map(({ lender, provider }) => [lender, provider]))
  const { clock } = call.app
  return rows.map((row) => ({
    lender: row.lender,
    lease: row.lease,
    provider: providers.get(row.lender)!,
    receiver: row.receiver,
    payer: row.payer,
    energy: row.energy,
    lent: String(row.lent),
    energyNow: row.endedAt !== null ? 0 : network === null ? null : energyOf(row.lent, network),
    days: daysOf(row),
    paid: String(row.paid),
    state: leaseStateAt(row, clock.now()),
    time: row.time,
    until: row.until,
    endedAt: row.endedAt,
    txHash: row.txHash,
    final: clock.isFinal(row.block),
  }))
}
