import { type ExitKeys, mostKeys } from '#platform/server/exit.ts'

import { ownNodes } from './nodes.ts'

/** Nodes that were not refunded: the contract lists them by number alone. */
export const burnKeys: ExitKeys = async (call) =>
  (await ownNodes(call)).slice(0, mostKeys).map(({ nodeId }) => `node:${nodeId}`)
