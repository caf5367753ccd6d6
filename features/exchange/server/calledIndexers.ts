import { type Indexer, indexContract } from '#platform/server/indexer/contract.ts'

import { routerAbi, wtrxAbi, zapAbi } from '../contract/abi.ts'

/**
 * Contracts whose state is never read: no rows follow from them. A call to one is seen when it changes a pool, and is
 * shown with its texts. Anyone can call them, so their other calls are ignored.
 */
export const calledIndexers: readonly Indexer[] = [
  indexContract('Router', routerAbi, {}),
  indexContract('Zap', zapAbi, {}),
  indexContract('Wtrx', wtrxAbi, {}),
].map((one) => ({ ...one, optional: true, filter: () => false }))
