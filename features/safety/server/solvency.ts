import { coinNames } from '#features/exchange/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'

import type { DebtView, safetyApi } from '../api.ts'
import { debtsOf, type Declarations } from './debts.ts'
import { type Checked, checked } from './holding.ts'

/** Those at the beginning of the list that are read for every reader. */
const mostChecked = 50

/** Contracts of the deployment first, then pools, the deepest first. */
export const solvency =
  (declarations: Declarations): Handler<typeof safetyApi.solvency> =>
  async ({ contract, coin, pageNum, pageSize }, call) => {
    const { debts, unread } = await debtsOf(declarations, call, contract ?? null)
    const all = coin === undefined ? debts : debts.filter((debt) => debt.coin === coin)
    const first = (pageNum - 1) * pageSize
    const rows = await Promise.all(
      all
        .slice(first, first + pageSize)
        .map(async (debt, i) =>
          contract !== undefined || first + i < mostChecked
            ? { ...(await checked(declarations, call, debt)), checked: true }
            : { ...debt, held: null, covered: null, checked: false },
        ),
    )
    return { total: all.length, list: await viewsOf(call, rows), unread }
  }

async function viewsOf(
  call: Call,
  rows: readonly (Checked & Pick<DebtView, 'checked'>)[],
): Promise<DebtView[]> {
  const names = await coinNames(
    call,
    rows.map(({ coin }) => coin),
  )
  return rows.map(({ what, contract, coin, amount, held, sources, ...row }) => {
    const { symbol, decimals } = names.get(coin)!
    return {
      what,
      contract: call.app.deployment.nameOf(contract),
      address: contract,
      coin: { address: coin, symbol, decimals },
      owed: amount === null ? null : String(amount),
      held: held === null ? null : String(held),
      checked: row.checked,
      covered: row.covered,
      runwayDays: row.runwayDays,
      sources: [...sources],
    }
  })
}
