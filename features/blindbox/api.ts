import { endpoint } from '#platform/std/endpoint.ts'
import { amount, amountField, pageFields, pageOf, seconds } from '#platform/std/fields.ts'
import {
  afterCall,
  beforeFields,
  bothFields,
  orderTicket,
  ticketOrView,
} from '#platform/std/order.ts'
import * as z from 'zod/mini'

import { blindboxFailures as f } from './failures.ts'
import { boxIdsField, numberField, seedField, seriesField } from './fields.ts'
import { accountMove, bondMove, drawDetail, drawView } from './shapes.ts'

/** Beside what `sales` tells and sells: boxes from their purchase on. */
export const blindboxApi = {
  openCard: endpoint({
    path: '/deposit/aon/openCard',
    summary: 'Open one or all: order with requestId, boxes and seed, then its hash',
    access: 'session',
    input: z.object({
      ...bothFields,
      boxIds: z.optional(boxIdsField),
      seed: z.optional(seedField),
    }),
    output: ticketOrView,
    failures: [
      f.SELECT_BOX,
      f.NOT_YOUR_BOX,
      f.NOT_SEALED,
      f.ONE_SERIES,
      f.TOO_MANY,
      f.SERIES_CLOSED,
      f.NO_SECRET,
      f.NO_PRICE,
      f.BOND_TOO_SMALL,
    ],
  }),

  giveBackBefore: endpoint({
    path: '/tessera/blindbox/giveBackBefore',
    summary: 'Order that gives sealed boxes back for all that they cost',
    access: 'session',
    input: z.object({ ...beforeFields, boxIds: z.optional(boxIdsField) }),
    output: orderTicket,
    failures: [f.SELECT_BOX, f.NOT_YOUR_BOX, f.NOT_SEALED, f.ONE_SERIES, f.TOO_MANY],
  }),
  giveBackAfter: afterCall('/tessera/blindbox/giveBackAfter'),

  releaseBefore: endpoint({
    path: '/tessera/blindbox/releaseBefore',
    summary: 'Order that ends a reservation; its first part goes back whole',
    access: 'session',
    input: z.object({ ...beforeFields, boxId: numberField }),
    output: orderTicket,
    failures: [f.NOT_RESERVED, f.NOT_RELEASABLE],
  }),
  releaseAfter: afterCall('/tessera/blindbox/releaseAfter'),

  refundBefore: endpoint({
    path: '/tessera/blindbox/refundBefore',
    summary: 'Order that refunds boxes that were not drawn in time; anyone may',
    access: 'session',
    input: z.object({
      ...beforeFields,
      /** The request to be opened, as `draw` tells it. */
      drawId: numberField,
    }),
    output: orderTicket,
    failures: [f.NO_SUCH_DRAW, f.NOT_LATE],
  }),
  refundAfter: afterCall('/tessera/blindbox/refundAfter'),

  setDailyLimitBefore: endpoint({
    path: '/tessera/blindbox/setDailyLimitBefore',
    summary: 'Order of a limit against myself: lower at once, higher or none after 24 hours',
    access: 'session',
    input: z.object({
      ...beforeFields,
      /** sun that I may spend on boxes in a day of UTC; 0 for no limit. */
      limit: z.optional(amountField),
    }),
    output: orderTicket,
    failures: [f.LIMIT_REQUIRED],
  }),
  setDailyLimitAfter: afterCall('/tessera/blindbox/setDailyLimitAfter'),

  withdrawBefore: endpoint({
    path: '/tessera/blindbox/withdrawBefore',
    summary: 'Order that withdraws what BlindBoxes owes me',
    access: 'session',
    input: z.object(beforeFields),
    output: orderTicket,
    failures: [f.NOTHING_OWED],
  }),
  withdrawAfter: afterCall('/tessera/blindbox/withdrawAfter'),

  mine: endpoint({
    path: '/tessera/blindbox/mine',
    summary: 'My boxes by state, my daily limit, what BlindBoxes owes me',
    access: 'session',
    input: z.object({}),
    output: z.object({
      counts: z.object({
        all: z.int(),
        reserved: z.int(),
        sealed: z.int(),
        opening: z.int(),
        opened: z.int(),
        refunded: z.int(),
        givenBack: z.int(),
        released: z.int(),
      }),
      /** sun; all by the contract, now. */
      limit: z.object({
        /** Null: none. */
        daily: z.nullable(amount),
        spent: amount,
        /** What holds from a later time on: null for no change; its daily null for no limit. */
        later: z.nullable(z.object({ daily: z.nullable(amount), from: seconds })),
      }),
      /** sun that waits in the contract for me: a payment that could not be delivered. */
      credit: amount,
      /** Sealed boxes by series, for opening all of one; `closed`: they are given back instead. */
      sealed: z.array(
        z.object({ seriesId: z.int(), closed: z.boolean(), boxIds: z.array(z.int()) }),
      ),
    }),
  }),

  drawPage: endpoint({
    path: '/tessera/blindbox/drawPage',
    summary: 'Requests of a series, newest first, with what was drawn',
    input: z.object({ ...pageFields, seriesId: seriesField }),
    output: pageOf(drawView),
    failures: [f.NO_SUCH_SERIES],
  }),

  draw: endpoint({
    path: '/tessera/blindbox/draw',
    summary: 'One request with all that its draw follows from',
    input: z.object({ drawId: numberField }),
    output: drawDetail,
    failures: [f.NO_SUCH_DRAW],
  }),

  accountPage: endpoint({
    path: '/tessera/blindbox/accountPage',
    summary: 'What I was credited and paid out, and the limits I set, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(accountMove),
  }),

  bondPage: endpoint({
    path: '/tessera/blindbox/bondPage',
    summary: 'How the bond of a series came and went, newest first',
    input: z.object({ ...pageFields, seriesId: seriesField }),
    output: pageOf(bondMove),
    failures: [f.NO_SUCH_SERIES],
  }),
}
