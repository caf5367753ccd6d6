import { encodeCall } from '#platform/chain/abi.ts'
import { tesAbi, usdtAbi } from '#platform/contracts/abi.ts'

import { type Indexer, indexContract } from './contract.ts'

/** Selector and first argument, in hex digits. */
const prefix = 8 + 64

/**
 * What a contract of ours is allowed to take of a coin. It makes no rows: an allowance decides
 * about money and is read from the chain. But orders end with the call they fixed, so those calls
 * have to be seen.
 */
export function approvalsOf(coin: 'Tes' | 'Usdt', spender: string): Indexer {
  const indexer =
    coin === 'Tes' ? indexContract(coin, tesAbi, {}) : indexContract(coin, usdtAbi, {})
  return {
    ...indexer,
    spender,
    filter: (data, address) =>
      data.startsWith(encodeCall(tesAbi, 'approve', [address(spender), 0n]).slice(0, prefix)),
  }
}
