import type { Purchase } from '#features/sales/public.web.ts'

import { mostBoxes } from '../numbers.ts'

type Box = Pick<Purchase, 'id' | 'state' | 'closed' | 'expiry' | 'price' | 'paid'>

/** Reserved boxes that one call can complete. */
export interface Due {
  readonly ids: readonly number[]
  /** Unix seconds: of the one that ends first. */
  readonly expiry: number
  /** sun */
  readonly amount: bigint
}

/** Reserved boxes whose second payment is still possible, those due first; null without any. */
export function dueOf(boxes: readonly Box[], now: number): Due | null {
  const due = boxes
    .flatMap((box) =>
      box.state === 'reserved' && !box.closed && box.expiry !== null && now < box.expiry
        ? [{ ...box, expiry: box.expiry }]
        : [],
    )
    .toSorted((a, b) => a.expiry - b.expiry || a.id - b.id)
    .slice(0, mostBoxes)
  const [first] = due
  if (first === undefined) return null
  return {
    ids: due.map(({ id }) => id),
    expiry: first.expiry,
    amount: due.reduce((sum, { price, paid }) => sum + BigInt(price) - BigInt(paid), 0n),
  }
}
