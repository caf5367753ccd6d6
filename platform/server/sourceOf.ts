import type { Address } from '#platform/std/address.ts'
import { Failure, failures } from '#platform/std/failure.ts'
import type { Source } from '#platform/std/source.ts'

import type { App } from './app.ts'

/** The call and its contract, for `sourceOf`. */
export interface Asked {
  /** The field of the reply. */
  readonly what: string
  readonly contract: Address
  /** With its arguments, as one would write it. */
  readonly call: string
  readonly value: unknown
}

/** A number's source as replies name it: read now, at the head that the server knows. */
export function sourceOf({ deployment, clock }: App, asked: Asked): Source {
  const { what, contract, call, value } = asked
  const contractName = deployment.nameOf(contract)
  const text = Array.isArray(value) ? value.map(String).join(',') : String(value)
  return { what, contract, contractName, call, block: clock.head.number, value: text }
}

/** The source of a figure that the index has: none while the node is silent, and the figure all the same. */
export async function ifAnswered(asking: Promise<Source>): Promise<Source[]> {
  try {
    return [await asking]
  } catch (error) {
    if (error instanceof Failure && error.kind === failures.NODE_UNAVAILABLE) return []
    throw error
  }
}
