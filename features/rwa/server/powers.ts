import type { App } from '#platform/server/app.ts'
import { type Power, type Powers, powerRead } from '#platform/server/power.ts'
import type { Address } from '#platform/std/address.ts'

import { rwaAssetAbi, rwaRegistryAbi } from '../contract/abi.ts'

/** Of the newest assets. */
const most = 20n

/** Of the registry: its registrar and its attestor. Of each asset: its issuer and its revenue address. */
export const rwaPowers: Powers = async ({ app }) => {
  const address = app.deployment.address('RwaRegistry')
  const registry = { address, abi: rwaRegistryAbi }
  const [registrar, attestor, template, count] = await Promise.all([
    app.node.readContract({ ...registry, functionName: 'registrar', args: [] }),
    app.node.readContract({ ...registry, functionName: 'attestor', args: [] }),
    app.node.readContract({ ...registry, functionName: 'template', args: [] }),
    app.node.readContract({ ...registry, functionName: 'count', args: [] }),
  ])
  const listed = { contract: 'RwaRegistry', address, functions: ['allow', 'make'], delay: 0 }
  const attested = { contract: 'RwaAsset', address: template, functions: ['attest'], delay: 0 }
  const first = count > most ? count - most : 0n
  const assets = await Promise.all(
    Array.from({ length: Number(count - first) }, (_, i) =>
      app.node.readContract({ ...registry, functionName: 'assetAt', args: [first + BigInt(i)] }),
    ),
  )
  const ofAssets = await Promise.all(assets.map((asset) => assetPowers(app, asset)))
  return [
    powerRead(app, { ...listed, what: 'rwaRegistrar', holder: registrar }, { call: 'registrar()' }),
    powerRead(app, { ...attested, what: 'rwaAttestor', holder: attestor }, { call: 'attestor()' }),
    ...ofAssets.flat(),
  ]
}

async function assetPowers(app: App, address: Address): Promise<readonly Power[]> {
  const asset = { address, abi: rwaAssetAbi }
  const terms = await app.node.readContract({ ...asset, functionName: 'terms', args: [] })
  const [, , , issuer, revenue] = terms
  const one = { contract: 'RwaAsset', address, delay: 0 }
  const asked = { call: 'terms()', value: terms.map(String) }
  return [
    powerRead(app, { ...one, what: 'rwaIssuer', functions: ['fulfil'], holder: issuer }, asked),
    powerRead(
      app,
      { ...one, what: 'rwaRevenue', functions: ['distribute'], holder: revenue },
      asked,
    ),
  ]
}
