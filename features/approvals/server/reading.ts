import type { App } from '#platform/server/app.ts'
import { Failure, failures } from '#platform/std/failure.ts'
import type { Address } from '#platform/std/address.ts'

import { cardsAbi, coinAbi } from '../abi.ts'
import type { ApprovalKind } from '../tables.ts'

export interface Place {
  readonly kind: ApprovalKind
  readonly contract: Address
  readonly spender: Address
}

export const keyOf = ({ kind, contract, spender }: Place): string =>
  `${kind} ${contract} ${spender}`

/** Node calls of one request that are under way at once. */
const atOnce = 20
/** Readings of one request, each in one block, before none is. */
const mostReadings = 3

/** What a contract of anybody answers; null where it refuses, or answers in another form. */
async function asked<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking
  } catch {
    // A node that does not answer is noticed by the head that is read afterwards.
    return null
  }
}

/** Base units that a spender may take of a coin, or 1 where it may move all cards; null where there is no answer. */
export async function allowedNow(
  { node }: App,
  owner: Address,
  { kind, contract: address, spender }: Place,
): Promise<bigint | null> {
  if (kind === 'coin') {
    const args = [owner, spender] as const
    return asked(node.readContract({ address, abi: coinAbi, functionName: 'allowance', args }))
  }
  const args = [owner, spender] as const
  const read = { address, abi: cardsAbi, functionName: 'isApprovedForAll', args } as const
  const approved = await asked(node.readContract(read))
  return approved === null ? null : approved ? 1n : 0n
}

/** Base units of a coin, or a number of cards. */
export const heldNow = ({ node }: App, owner: Address, contract: Address): Promise<bigint | null> =>
  asked(
    node.readContract({
      address: contract,
      abi: coinAbi,
      functionName: 'balanceOf',
      args: [owner],
    }),
  )

/** One after the other in groups, so that no request takes the node for itself. */
export async function inGroups<T, R>(
  list: readonly T[],
  work: (one: T) => Promise<R>,
): Promise<readonly R[]> {
  const done: R[] = []
  for (let i = 0; i < list.length; i += atOnce) {
    done.push(...(await Promise.all(list.slice(i, i + atOnce).map(work))))
  }
  return done
}

/**
 * What was read between two looks at the same head, and that block. Blocks that keep coming faster than one can read
 * are worth another try.
 */
export async function atOneBlock<T>(
  { node }: App,
  read: () => Promise<T>,
): Promise<{ readonly block: number; readonly read: T }> {
  for (let reading = 1; reading <= mostReadings; reading++) {
    const before = await node.head()
    const result = await read()
    const after = await node.head()
    if (before.id === after.id) return { block: after.number, read: result }
  }
  throw new Failure(failures.NODE_UNAVAILABLE)
}
