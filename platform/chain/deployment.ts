import { readFileSync } from 'node:fs'

import { type Address, parseAddress } from '#platform/std/address.ts'
import * as z from 'zod/mini'

const file = z.object({
  network: z.string(),
  chainId: z.string(),
  deployBlock: z.int(),
  fingerprint: z.string(),
  contracts: z.record(z.string(), z.object({ address: z.string() })),
})

/** Where the contracts of a network stand. */
export interface Deployment {
  readonly network: string
  /** 0x and 8 hex digits. */
  readonly chainId: string
  /** The first block with anything of ours. */
  readonly deployBlock: number
  readonly fingerprint: string
  readonly contracts: Readonly<Record<string, { readonly address: Address }>>
  /** The address of a contract by its name, or an error that names it. */
  address(name: string): Address
}

export function deploymentOf(json: unknown): Deployment {
  const parsed = z.parse(file, json)
  const contracts = Object.fromEntries(
    Object.entries(parsed.contracts).map(([name, one]) => [
      name,
      { address: parseAddress(one.address) },
    ]),
  )
  return {
    ...parsed,
    contracts,
    address(name) {
      const found = contracts[name]
      if (found === undefined) throw new Error(`${name} is not deployed on ${parsed.network}`)
      return found.address
    },
  }
}

export const readDeployment = (path: string): Deployment =>
  deploymentOf(JSON.parse(readFileSync(path, 'utf8')))
