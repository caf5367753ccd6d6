import { tesAbi } from '#platform/contracts/abi.ts'
import type { Call } from '#platform/server/call.ts'
import { orIfSilent, type Owed, type Owes } from '#platform/server/owed.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'

import { pairAbi } from '../contract/abi.ts'
import type { ExchangeTables } from '../tables.ts'
import { wrappedCoin } from './coinLists.ts'
import { pairsByAddress, reservesAsked } from './pools.ts'
import type { PairRow } from './rows.ts'

/** Pools that are reported; others by their address. */
const mostPools = 500

/** TRX behind the wrapped coin, and both coins of each pool, the deepest first. */
export const exchangeOwed: Owes = async (call, of) => {
  const wrapped = wrappedCoin(call.app)
  const isAsked = wrapped !== undefined && (of === null || of === wrapped)
  const pools = await (of === null ? deepest(call) : poolNow(call, of))
  const owed = pools.flatMap((row) => poolOwed(call, row))
  return isAsked ? [await wrappedOwed(call, wrapped), ...owed] : owed
}

async function wrappedOwed({ app }: Call, contract: Address): Promise<Owed> {
  const supply = { address: contract, abi: tesAbi, functionName: 'totalSupply', args: [] } as const
  const amount = await orIfSilent<bigint | null>(app.node.readContract(supply), () => null)
  const sources =
    amount === null
      ? []
      : [sourceOf(app, { what: 'owed', contract, call: 'totalSupply()', value: amount })]
  return { what: 'wrappedTrx', contract, coin: zeroAddress, amount, sources }
}

const deepest = ({ db }: Call): Promise<readonly PairRow[]> =>
  db
    .withTables<ExchangeTables>()
    .selectFrom('exchangePairs')
    .selectAll()
    .orderBy('depth', 'desc')
    .orderBy('seq')
    .limit(mostPools)
    .execute()

async function poolNow(call: Call, of: Address): Promise<readonly PairRow[]> {
  const row = (await pairsByAddress(call, [of])).get(of)
  if (row === undefined) return []
  const reserves = { address: of, abi: pairAbi, functionName: 'getReserves', args: [] } as const
  const [reserve0, reserve1] = await orIfSilent<readonly [bigint, bigint, ...unknown[]]>(
    call.app.node.readContract(reserves),
    () => [row.reserve0, row.reserve1],
  )
  return [{ ...row, reserve0, reserve1 }]
}

function poolOwed({ app }: Call, row: PairRow): readonly Owed[] {
  const { pair: contract, token0, token1, reserve0, reserve1 } = row
  const pool = { what: 'pools', contract, sources: [sourceOf(app, reservesAsked('owed', row))] }
  return [
    { ...pool, coin: token0, amount: reserve0 },
    { ...pool, coin: token1, amount: reserve1 },
  ]
}
