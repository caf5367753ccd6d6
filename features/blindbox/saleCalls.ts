import { blindboxReasons as reasons } from './reasons.ts'

/** The price of the moment; change comes back. */
const paid = { contract: 'BlindBoxes', reasons, pays: 'atMostShown' } as const

/** What buyers of boxes sign; `sales` takes their orders. */
export const saleCalls = {
  /** In one payment: sealed boxes. */
  buy: { ...paid, kind: 'blindbox.buy', method: 'buy(uint256 seriesId, uint256 count)' },
  /** The first of two payments: reserved boxes, and the second payment fixed. */
  reserve: {
    ...paid,
    kind: 'blindbox.reserve',
    method: 'reserve(uint256 seriesId, uint256 count)',
  },
  /** The second payment, for boxes of one series; for the boxes of an order the web does not know the series before. */
  complete: { ...paid, kind: 'blindbox.complete', method: 'complete(uint256[] boxIds)' },
} as const
