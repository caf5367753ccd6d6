import { powerRead, type Powers } from '#platform/server/power.ts'

import { anchorAbi } from '../contract/abi.ts'

/** Of `Anchor`: its keeper. */
export const anchorPowers: Powers = async ({ app }) => {
  const address = app.deployment.address('Anchor')
  const read = { address, abi: anchorAbi, functionName: 'keeper', args: [] } as const
  const holder = await app.node.readContract(read)
  const place = { contract: 'Anchor', address, functions: ['anchor'], delay: 0 }
  return [powerRead(app, { ...place, what: 'logAnchor', holder }, { call: 'keeper()' })]
}
