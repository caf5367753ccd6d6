import type { Call } from '#platform/server/call.ts'
import type { Owed, Owes } from '#platform/server/owed.ts'
import { orIfSilent } from '#platform/server/owed.ts'
import type { Reserve, Reserves } from '#platform/server/reserve.ts'
import type { Address } from '#platform/std/address.ts'

/** All that a contract owes of a coin. */
export interface Debt extends Owed {
  readonly runwayDays: number | null
}

/** What features declare of it. */
export interface Declarations {
  readonly reserves: readonly Reserves[]
  readonly owed: readonly Owes[]
}

/** Promised rewards and all else that is owed, once a contract and coin; of one contract, or of all in the order of the features. */
export async function debtsOf(
  { reserves, owed }: Declarations,
  call: Call,
  contract: Address | null,
): Promise<{ readonly debts: readonly Debt[]; readonly unread: number }> {
  const reports = await Promise.all([
    ...reserves.map(async (of) => orIfSilent(promised(of, call), () => null)),
    ...owed.map(async (of) => orIfSilent(of(call, contract).then(withoutRunway), () => null)),
  ])
  const all = reports.flatMap((report) => report ?? [])
  return {
    debts: merged(contract === null ? all : all.filter((debt) => debt.contract === contract)),
    unread: reports.filter((report) => report === null).length,
  }
}

const promised = async (of: Reserves, call: Call): Promise<readonly Debt[]> =>
  (await of(call)).map(({ what, holder, coin, promised: amount, ...reserve }: Reserve) => {
    const { runwayDays, sources } = reserve
    return { what, contract: holder, coin, amount, runwayDays, sources }
  })

const withoutRunway = (list: readonly Owed[]): readonly Debt[] =>
  list.map((owed) => ({ ...owed, runwayDays: null }))

export function merged(list: readonly Debt[]): readonly Debt[] {
  const debts = new Map<string, Debt>()
  for (const debt of list) {
    const key = `${debt.contract} ${debt.coin}`
    const other = debts.get(key)
    debts.set(key, other === undefined ? debt : together(other, debt))
  }
  return [...debts.values()]
}

function together(one: Debt, other: Debt): Debt {
  const days = [one, other].flatMap(({ runwayDays }) => runwayDays ?? [])
  return {
    ...one,
    amount: one.amount === null || other.amount === null ? null : one.amount + other.amount,
    runwayDays: days.length === 0 ? null : Math.min(...days),
    sources: [...one.sources, ...other.sources],
  }
}
