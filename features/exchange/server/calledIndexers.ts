import { type Indexer, indexContract } from '#platform/server/indexer/contract.ts'

import { routerAbi, wtrxAbi, zapAbi } from '../contract/abi.ts'

/**
 * Contracts that keep nothing to read: no rows come of them. A call to one is seen where it moves a pool,
 * and told in words. All the world may call them, so nothing else of them is heeded.
 */
export const calledIndexers: readonly Indexer[] = [
  indexContract('Router', routerAbi, {}),
  indexContract('Zap', zapAbi, {}),
  indexContract('Wtrx', wtrxAbi, {}),
].map((one) => ({ ...one, optional: true, heeds: () => false }))
