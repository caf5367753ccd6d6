import { orIfSilent, type Owes } from '#platform/server/owed.ts'

import { contractSource, stakingAt, totalsNow } from './contract.ts'
import { tables } from './positions.ts'

/** Coins that are staked for a term. */
export const termOwed: Owes = async (call, of) => {
  const { app } = call
  const { address: contract } = stakingAt(app)
  if (of !== null && of !== contract) return []
  const stated = async () => {
    const totals = await totalsNow(app)
    return [...totals].map(([coin, amount]) => {
      const source = contractSource(app, { what: 'owed', call: 'coins()', value: amount })
      return { coin, amount, sources: [source] }
    })
  }
  const indexed = async () => {
    const rows = await tables(call).selectFrom('stakingCoins').selectAll().execute()
    return rows.map(({ coin, total: amount }) => ({ coin, amount, sources: [] }))
  }
  const coins = await orIfSilent(stated(), indexed)
  return coins.map((coin) => ({ what: 'termStakes', contract, ...coin }))
}
