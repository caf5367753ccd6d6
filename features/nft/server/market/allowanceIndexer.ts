import { encodeCall } from '#platform/chain/abi.ts'
import { usdtAbi } from '#platform/contracts/abi.ts'
import { type Indexer, indexContract } from '#platform/server/indexer/contract.ts'

/** Selector and first argument, in hex digits. */
const prefix = 8 + 64

/**
 * What the market is allowed to take in USDT. No rows come of it: an allowance decides about money and
 * is asked of the chain. But orders end with the call they fixed, so those calls have to be seen.
 */
export const allowanceIndexer: Indexer = {
  ...indexContract('Usdt', usdtAbi, {}),
  heeds: (data, address) =>
    data.startsWith(encodeCall(usdtAbi, 'approve', [address('CardMarket'), 0n]).slice(0, prefix)),
}
