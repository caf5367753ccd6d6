import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { filled } from '#platform/std/text.ts'
import type { Selectable } from 'kysely'

import type { BurnRecord } from '../shapes.ts'
import type {
  AccountsTable,
  BurnTables,
  MovesTable,
  NetworkTable,
  PeriodsTable,
} from '../tables.ts'
import type { Refused } from './contract.ts'

/** Rows as replies have them. */

export const tables = (call: Pick<Call, 'db'>) => call.db.withTables<BurnTables>()

/** undefined: nothing has happened yet. */
export const networkOf = (call: Pick<Call, 'db'>): Promise<Selectable<NetworkTable> | undefined> =>
  tables(call).selectFrom('burnNetwork').selectAll().where('id', '=', 1).executeTakeFirst()

export const accountOf = (
  call: Pick<Call, 'db'>,
  account: Address,
): Promise<Selectable<AccountsTable> | undefined> =>
  tables(call)
    .selectFrom('burnAccounts')
    .selectAll()
    .where('account', '=', account)
    .executeTakeFirst()

/** All, the earliest first: some twenty until the pool is less than a unit a second. */
export const periodsOf = (call: Pick<Call, 'db'>): Promise<Selectable<PeriodsTable>[]> =>
  tables(call).selectFrom('burnPeriods').selectAll().orderBy('number').execute()

/** A refusal in advance. */
export function refusalView(refused: Refused | null, { locale }: Pick<Call, 'locale'>) {
  if (refused === null) return null
  const { kind, values } = refused
  return { reason: kind.code, message: filled(kind.text, locale, values) }
}

/** TES alone are burnt. */
export const burnView = ({ app }: Pick<Call, 'app'>, row: Selectable<MovesTable>): BurnRecord => ({
  id: row.burn!,
  user: row.account,
  coin: 'TES',
  burnAmount: String(row.amount),
  uAmount: String(row.worth),
  createTime: row.time,
  power: String(row.power),
  totalPower: String(row.networkPower),
  sun: row.sun === null ? null : String(row.sun),
  txHash: row.txHash,
  final: app.clock.isFinal(row.block),
})
