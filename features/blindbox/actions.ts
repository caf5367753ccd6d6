import { action } from '#platform/std/action.ts'
import { amountField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { blindboxFailures as f } from './failures.ts'
import { boxIdsField, numberField, seedField } from './fields.ts'
import { blindboxReasons as reasons } from './reasons.ts'

const boxes = { contract: 'BlindBoxes', access: 'session', reasons } as const
const sealed = [f.SELECT_BOX, f.NOT_YOUR_BOX, f.NOT_SEALED, f.ONE_SERIES, f.TOO_MANY]

/** Actions with own boxes; `sales` sells them. */
export const blindboxActions = {
  openCard: action({
    ...boxes,
    path: '/deposit/aon/openCard',
    kind: 'blindbox.open',
    method: 'open(uint256[] boxIds, bytes32 seed)',
    summary: 'Open one or all: order with requestId, boxes and seed, then its hash',
    input: { boxIds: z.optional(boxIdsField), seed: seedField },
    failures: [...sealed, f.SERIES_CLOSED, f.NO_SECRET, f.NO_PRICE, f.BOND_TOO_SMALL],
  }),

  giveBack: action({
    ...boxes,
    path: {
      before: '/tessera/blindbox/giveBackBefore',
      after: '/tessera/blindbox/giveBackAfter',
    },
    kind: 'blindbox.giveBack',
    method: 'giveBack(uint256[] boxIds)',
    summary: 'Order that returns sealed boxes for all that they cost',
    input: { boxIds: z.optional(boxIdsField) },
    failures: sealed,
  }),

  release: action({
    ...boxes,
    path: { before: '/tessera/blindbox/releaseBefore', after: '/tessera/blindbox/releaseAfter' },
    kind: 'blindbox.release',
    method: 'release(uint256 boxId)',
    summary: 'Order that ends a reservation; its first part goes back whole',
    input: { boxId: numberField },
    failures: [f.NOT_RESERVED, f.NOT_RELEASABLE],
  }),

  refund: action({
    ...boxes,
    path: { before: '/tessera/blindbox/refundBefore', after: '/tessera/blindbox/refundAfter' },
    kind: 'blindbox.refund',
    method:
      'refund(uint256 requestId, address holder, uint256[] boxIds, uint256 amount, bytes32 seed, uint256 blockNumber)',
    summary: 'Order that refunds boxes that were not drawn in time; any account may',
    input: {
      /** The request to be opened, as `draw` has it. */
      drawId: numberField,
    },
    failures: [f.NO_SUCH_DRAW, f.NOT_LATE],
  }),

  setDailyLimit: action({
    ...boxes,
    path: {
      before: '/tessera/blindbox/setDailyLimitBefore',
      after: '/tessera/blindbox/setDailyLimitAfter',
    },
    kind: 'blindbox.setDailyLimit',
    method: 'setDailyLimit(uint256 sun)',
    summary: 'Order of an own spending limit: lower at once, higher or none after 24 hours',
    input: {
      /** sun that I may spend on boxes in a day of UTC; 0 for no limit. */
      limit: z.optional(amountField),
    },
    failures: [f.LIMIT_REQUIRED],
  }),

  withdraw: action({
    ...boxes,
    path: {
      before: '/tessera/blindbox/withdrawBefore',
      after: '/tessera/blindbox/withdrawAfter',
    },
    kind: 'blindbox.withdraw',
    method: 'withdraw(address account)',
    summary: 'Order that withdraws what BlindBoxes owes me',
    failures: [f.NOTHING_OWED],
  }),
}
