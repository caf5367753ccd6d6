import { readFileSync } from 'node:fs'

import { type Address, isAddress } from '#platform/std/address.ts'
import * as z from 'zod/mini'

const file = z.object({
  network: z.string(),
  chainId: z.string().check(z.regex(/^0x[0-9a-fA-F]{8}$/)),
  deployBlock: z.int().check(z.nonnegative()),
  fingerprint: z.string(),
  contracts: z.record(z.string(), z.object({ address: z.string() })),
  existing: z._default(z.record(z.string(), z.string()), {}),
  announcer: z._default(z.nullable(z.string()), null),
})

/** Where the contracts of a network stand. */
export interface Deployment {
  readonly network: string
  /** 0x and 8 hex digits. */
  readonly chainId: string
  /** The first block with anything of ours. */
  readonly deployBlock: number
  readonly fingerprint: string
  /** Ours, and those of others that we speak to, as the network's USDT. */
  readonly contracts: Readonly<Record<string, { readonly address: Address }>>
  /** Who signs announcements; null where nobody does. */
  readonly announcer: Address | null
  /** The address of a contract by its name, or an error that names it. */
  address(name: string): Address
  /** The name of the contract that stands there; null where none of these does. */
  nameOf(address: Address): string | null
}

/** Throws an error that states what is wrong with it. */
export function deploymentOf(json: unknown): Deployment {
  const parsed = z.safeParse(file, json)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new Error(`The deployment's ${issue?.path.join('.')} is not valid: ${issue?.message}`)
  }
  const { data } = parsed
  const { announcer } = data
  if (announcer !== null && !isAddress(announcer)) {
    throw new Error(`The deployment's announcer is not valid: ${announcer}`)
  }
  const named = Object.entries(data.contracts).map(
    ([name, { address }]) => [name, address] as const,
  )
  const contracts = new Map(
    [...named, ...Object.entries(data.existing)].map(([name, address]) => {
      if (!isAddress(address)) {
        throw new Error(`The deployment's address of ${name} is not valid: ${address}`)
      }
      return [name, { address }]
    }),
  )
  // Of two names of one address, the first.
  const names = new Map([...contracts].toReversed().map(([name, { address }]) => [address, name]))
  return {
    ...data,
    announcer,
    contracts: Object.fromEntries(contracts),
    nameOf: (address) => names.get(address) ?? null,
    address(name) {
      const found = contracts.get(name)
      if (found === undefined) throw new Error(`${name} is not deployed on ${data.network}`)
      return found.address
    },
  }
}

export function readDeployment(path: string): Deployment {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (cause) {
    throw new Error(
      `No deployment at ${path}: run npm run deploy first, or name the file by DEPLOYMENT.`,
      { cause },
    )
  }
  return deploymentOf(JSON.parse(text))
}
