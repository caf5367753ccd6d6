/** The exchange that stands on a public network already. */
import type { SunswapSeed } from '#features/exchange/contract/deploy.ts'
import { isAddress } from '#platform/std/address.ts'
import { DeployError } from './deployError.ts'
import type { NetworkName } from '#platform/contracts/deployPlan.ts'

const variables: Readonly<Record<keyof SunswapSeed, { name: string; what: string }>> = {
  factory: { name: 'TESSERA_FACTORY', what: 'the factory of SunSwap V2' },
  router: { name: 'TESSERA_ROUTER', what: 'the router of SunSwap V2' },
  wtrx: { name: 'TESSERA_WTRX', what: 'wrapped TRX' },
}

/**
 * The name in SunSwap's documents. There have been several routers, so the deployer passes the
 * address.
 */
const known: Partial<Record<NetworkName, Partial<SunswapSeed>>> = {
  mainnet: { wtrx: 'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR' },
}

/**
 * From the environment, base58; nothing on the local network, which has an exchange of its own.
 * @throws DeployError that names each variable which is missing or no address.
 */
export function sunswapFrom(
  env: Readonly<Record<string, string | undefined>>,
  network: NetworkName,
): { sunswap?: SunswapSeed } {
  if (network === 'local') return {}
  const faults: string[] = []
  const addressOf = (part: keyof SunswapSeed): string => {
    const { name, what } = variables[part]
    const address = env[name] || known[network]?.[part] || ''
    if (address === '') faults.push(`${name} is missing: ${what}`)
    else if (!isAddress(address)) faults.push(`${name} is no address: ${address}`)
    return address
  }
  const sunswap = {
    factory: addressOf('factory'),
    router: addressOf('router'),
    wtrx: addressOf('wtrx'),
  }
  if (faults.length > 0) throw new DeployError(faults.join('\n'))
  return { sunswap }
}
