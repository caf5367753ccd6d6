import type { Address } from '#platform/std/address.ts'
import type { ReactNode } from 'react'

import type { EmittedEvent } from '../services.ts'
import type { Emitted, EventResult, Subject } from './flow.ts'

/** Base units of an argument over all events of the name. */
export const sumOf = (events: readonly Emitted[], argument: string): bigint =>
  events.reduce((sum, args) => sum + BigInt(args[argument] ?? '0'), 0n)

/** The value of a row from the events of the called contract, or of the result's emitter; null where they have none. */
export function resultOf(
  results: readonly EventResult[],
  events: readonly EmittedEvent[],
  contract: Address | string,
  subject: Subject,
): ReactNode {
  for (const { event, emitter, show } of results) {
    const of = emitter?.(subject) ?? contract
    const own = events.filter((one) => one.contract === of && one.name === event)
    if (own.length === 0) continue
    return show(
      own.map(({ args }) => Object.fromEntries(args.map(({ name, value }) => [name, value]))),
      subject,
    )
  }
  return null
}
