import { blindboxReasons as reasons } from './reasons.ts'

/** The price of the moment; what is too much comes back. */
const paid = { contract: 'BlindBoxes', reasons, pays: 'atMostShown' } as const

/** What buyers of boxes sign; `sales` takes their orders. */
export const saleCalls = {
  /** All at once: sealed boxes. */
  buy: { ...paid, kind: 'blindbox.buy', method: 'buy(uint256 seriesId, uint256 count)' },
  /** The first of two payments: reserved boxes, and the second payment fixed. */
  reserve: {
    ...paid,
    kind: 'blindbox.reserve',
    method: 'reserve(uint256 seriesId, uint256 count)',
  },
  /** The second, of boxes of one series; for boxes that an order names, nobody on the web knows it before. */
  complete: { ...paid, kind: 'blindbox.complete', method: 'complete(uint256[] boxIds)' },
} as const
