import { tesAbi } from '#platform/contracts/abi.ts'
import type { Address } from '#platform/std/address.ts'
import { shortAddress } from '#platform/std/format.ts'

import { type ContractReader, readContract } from './contract.ts'

/** The most decimals that amounts are shown with, and the most characters of a symbol. */
const mostDecimals = 36
const longestSymbol = 24

/**
 * What a coin that the deployment does not name states of itself, read from a node: anyone can choose a symbol, so its
 * address stands beside it. Throws where the coin states nothing readable.
 */
export async function readCoin(
  address: Address,
  read: ContractReader = readContract,
): Promise<{ readonly symbol: string; readonly name: string; readonly decimals: number }> {
  const asked = { address, abi: tesAbi, args: [] } as const
  const [symbol, decimals] = await Promise.all([
    read({ ...asked, functionName: 'symbol' }),
    read({ ...asked, functionName: 'decimals' }),
  ])
  if (decimals > mostDecimals) throw new TypeError(`${decimals} decimals`)
  // Neither controls nor what turns the direction of writing.
  const name = Array.from(symbol.replace(/\p{C}/gu, '')).slice(0, longestSymbol).join('')
  return { symbol: `${name} ${shortAddress(address)}`, name, decimals }
}
