import type { SaleState } from '#features/sales/public.server.ts'

import type { RequestState } from '../shapes.ts'
import type { RequestsTable, SeriesTable } from '../tables.ts'

type Stock = Pick<SeriesTable, 'size' | 'reserved' | 'sealed' | 'opening' | 'opened'>

/** Cards without a box. */
export const freeOf = ({ size, reserved, sealed, opening, opened }: Stock): number =>
  size - reserved - sealed - opening - opened

/** The state of a series' sale at a time, unix seconds. */
export function saleStateOf(
  series: Stock & Pick<SeriesTable, 'startTime' | 'endTime'>,
  now: number,
): SaleState {
  if (now >= series.endTime) return 'ended'
  if (now < series.startTime) return 'preparing'
  return freeOf(series) > 0 ? 'onSale' : 'soldOut'
}

/** The block from which on anyone may refund a request that was not settled. */
export const refundBlockOf = (requestBlock: number, deadline: number): number =>
  requestBlock + deadline + 1

/**
 * sun that the holder of a request gets beside the price if it is not drawn in time: of the penalty of each box at most
 * what the boxes cost, and nothing if words come from an external source.
 */
export function penaltyToHolder(
  { boxes, amount }: Pick<RequestsTable, 'boxes' | 'amount'>,
  each: bigint,
  ownSecrets: boolean,
): bigint {
  if (!ownSecrets) return 0n
  const penalty = each * BigInt(boxes)
  return penalty < amount ? penalty : amount
}

/** The share of one box in its request's payment: by its price, or equal if all were free. */
export const penaltyOfBox = (price: bigint, penalty: bigint, amount: bigint): bigint =>
  amount === 0n ? 0n : (penalty * price) / amount

interface Height {
  readonly head: number
  /** The last final block. */
  readonly solid: number
  readonly deadline: number
}

/**
 * The possible actions on a request. Its turn comes once those before it are settled. The operator submits the secret
 * once the block that the draw depends on is final, as a fork could put the request behind another.
 */
export function requestStateOf(
  request: Pick<RequestsTable, 'state' | 'requestBlock'> & { readonly number: number },
  series: Pick<SeriesTable, 'standing' | 'nextRequest'>,
  { head, solid, deadline }: Height,
): RequestState {
  if (request.state !== 'pending') return request.state
  if (!series.standing) return 'void'
  if (head >= refundBlockOf(request.requestBlock, deadline)) return 'late'
  const isReady = request.requestBlock + 1 <= solid && request.number === series.nextRequest
  return isReady ? 'open' : 'waiting'
}
