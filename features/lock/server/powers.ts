import type { App } from '#platform/server/app.ts'
import { powerRead, type Powers } from '#platform/server/power.ts'
import { zeroAddress } from '#platform/std/address.ts'

import { lockBAbi } from '../contract/abi.ts'

const lockBAt = (app: App) => ({ address: app.deployment.address('LockB'), abi: lockBAbi })

/** Of lock B: its owner names the coin of an empty lock, and the next owner. Lock A has no owner. */
export const lockPowers: Powers = async ({ app }) => {
  const contract = lockBAt(app)
  const { address } = contract
  const [owner, next, delay] = await Promise.all([
    app.node.readContract({ ...contract, functionName: 'owner', args: [] }),
    app.node.readContract({ ...contract, functionName: 'pendingOwner', args: [] }),
    app.node.readContract({ ...contract, functionName: 'delay', args: [] }),
  ])
  const lockB = { contract: 'LockB', address }
  const ofOwner = { ...lockB, holder: owner }
  const handover = { functions: ['transferOwnership', 'renounceOwnership'], delay: 0 }
  const taken = { what: 'nextLockOwner', functions: ['acceptOwnership'], holder: next, delay: 0 }
  const asked = { call: 'owner()' }
  return [
    powerRead(
      app,
      { ...ofOwner, what: 'lockCoin', functions: ['setCoin'], delay: Number(delay) },
      asked,
    ),
    powerRead(app, { ...ofOwner, what: 'lockOwner', ...handover }, asked),
    ...(next === zeroAddress
      ? []
      : [powerRead(app, { ...lockB, ...taken }, { call: 'pendingOwner()' })]),
  ]
}
