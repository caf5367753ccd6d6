import { ContractRefusal } from '#platform/chain/node.ts'

/** What `TwapOracle` refuses with while it has no average that holds. */
const noAverage = new Set(['No average price yet', 'The average price is too old'])

/** A contract's reply that depends on the oracle; null while the oracle has no price. */
export async function unlessNoPrice<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ContractRefusal && noAverage.has(error.reason)) return null
    throw error
  }
}
