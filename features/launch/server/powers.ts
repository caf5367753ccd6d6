import type { App } from '#platform/server/app.ts'
import { powerRead, type Powers } from '#platform/server/power.ts'
import { zeroAddress } from '#platform/std/address.ts'

import { tokenFactoryAbi } from '../contract/abi.ts'

const factoryAt = (app: App) => ({
  address: app.deployment.address('TokenFactory'),
  abi: tokenFactoryAbi,
})

/**
 * Of the factory: its owner and its guardian. Its tokens and sales obey no account; the factory puts the supply into a
 * token once.
 */
export const launchPowers: Powers = async ({ app }) => {
  const contract = factoryAt(app)
  const { address } = contract
  const [owner, next, guardian, template] = await Promise.all([
    app.node.readContract({ ...contract, functionName: 'owner', args: [] }),
    app.node.readContract({ ...contract, functionName: 'pendingOwner', args: [] }),
    app.node.readContract({ ...contract, functionName: 'guardian', args: [] }),
    app.node.readContract({ ...contract, functionName: 'tokenTemplate', args: [] }),
  ])
  const factory = { contract: 'TokenFactory', address, delay: 0 }
  const ofOwner = { ...factory, holder: owner }
  const switches = ['setCreationFee', 'setEnabled']
  const fees = ['withdrawFees', 'withdrawCoins']
  const handover = ['transferOwnership', 'renounceOwnership']
  const taken = { what: 'nextFactoryOwner', functions: ['acceptOwnership'], holder: next }
  const maker = { contract: 'LaunchToken', address: template, delay: 0, holder: address }
  const asked = { call: 'owner()' }
  return [
    powerRead(app, { ...ofOwner, what: 'factorySwitch', functions: switches }, asked),
    powerRead(app, { ...ofOwner, what: 'factoryFees', functions: fees }, asked),
    powerRead(app, { ...ofOwner, what: 'factoryOwner', functions: handover }, asked),
    ...(next === zeroAddress
      ? []
      : [powerRead(app, { ...factory, ...taken }, { call: 'pendingOwner()' })]),
    powerRead(
      app,
      { ...factory, holder: guardian, what: 'factoryGuardian', functions: switches },
      { call: 'guardian()' },
    ),
    powerRead(
      app,
      { ...maker, what: 'tokenMaker', functions: ['begin', 'join'] },
      { call: 'tokenTemplate()', value: template },
    ),
  ]
}
