import { endpoint } from '#platform/std/endpoint.ts'
import { amount, pageFields, pageOf, seconds } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { blindboxFailures as f } from './failures.ts'
import { numberField, seriesField } from './fields.ts'
import { accountMove, bondMove, drawDetail, drawView } from './shapes.ts'

/** Reads of boxes after their purchase; `sales` has the products. */
export const blindboxApi = {
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
      /** Sealed boxes by series, for opening all of one; `closed`: they are returned instead. */
      sealed: z.array(
        z.object({ seriesId: z.int(), closed: z.boolean(), boxIds: z.array(z.int()) }),
      ),
    }),
  }),

  drawPage: endpoint({
    path: '/tessera/blindbox/drawPage',
    summary: 'Requests of a series, newest first, with the drawn cards',
    input: z.object({ ...pageFields, seriesId: seriesField }),
    output: pageOf(drawView),
    failures: [f.NO_SUCH_SERIES],
  }),

  draw: endpoint({
    path: '/tessera/blindbox/draw',
    summary: 'One request with all inputs of its draw',
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
