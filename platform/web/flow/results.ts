import type { Address } from '#platform/std/address.ts'
import type { ReactNode } from 'react'

import type { EmittedEvent } from '../services.ts'
import type { Emitted, EventResult, Subject } from './flow.ts'

/** Base units of an argument over all events of the name. */
export const sumOf = (events: readonly Emitted[], argument: string): bigint =>
  events.reduce((sum, args) => sum + BigInt(args[argument] ?? '0'), 0n)

/** What the called contract's own events say of a row; null where they say nothing of it. */
export function resultOf(
  results: readonly EventResult[],
  events: readonly EmittedEvent[],
  contract: Address | string,
  subject: Subject,
): ReactNode {
  for (const { event, show } of results) {
    const own = events.filter((one) => one.contract === contract && one.name === event)
    if (own.length === 0) continue
    return show(
      own.map(({ args }) => Object.fromEntries(args.map(({ name, value }) => [name, value]))),
      subject,
    )
  }
  return null
}
