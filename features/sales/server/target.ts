import { Failure } from '#platform/std/failure.ts'

import { salesFailures } from '../failures.ts'
import type { ProductKind } from './kind.ts'

export type Kinds = readonly ProductKind[]

/** The target of a request: one product of one kind. */
export interface Target {
  readonly product: ProductKind
  readonly productId: number
  /** The request's field that names it. */
  readonly field: 'level' | 'seriesId'
}

/** Refuses a request that names none or two, and an unknown kind. */
export function targetOf(
  kinds: Kinds,
  { level, seriesId }: { level?: number | undefined; seriesId?: number | undefined },
): Target {
  const [productId, other] = level === undefined ? [seriesId, level] : [level, seriesId]
  const [kind, field] =
    level === undefined ? (['box', 'seriesId'] as const) : (['card', 'level'] as const)
  if (productId === undefined || other !== undefined) {
    throw new Failure(salesFailures.ONE_PRODUCT, { field: 'level' })
  }
  const product = kinds.find((one) => one.kind === kind)
  if (product === undefined) {
    const missing = kind === 'card' ? salesFailures.NO_SUCH_LEVEL : salesFailures.NO_SUCH_SERIES
    throw new Failure(missing, { field })
  }
  return { product, productId, field }
}
