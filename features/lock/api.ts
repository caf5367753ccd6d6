import { endpoint } from '#platform/std/endpoint.ts'
import {
  address,
  addressField,
  amount,
  pageFields,
  pageOf,
  readableField,
  seconds,
} from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

import { lockFailures as f } from './failures.ts'
import { createTimeField, lockKind } from './fields.ts'
import { coinChange, lockCoin, lockStep, lockView, meter, spendable } from './shapes.ts'

export const lockApi = {
  lockPage: endpoint({
    path: '/tessera/lock/lockPage',
    summary:
      'Locks of an owner, of a coin, of both or of all, newest first; of an owner those that it made or took over',
    input: z.object({
      owner: z.optional(addressField),
      coin: z.optional(addressField),
      ...pageFields,
    }),
    output: pageOf(lockView),
  }),

  madeForMe: endpoint({
    path: '/tessera/lock/madeForMe',
    summary: 'Locks that others made for me, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(lockView),
  }),

  offeredToMe: endpoint({
    path: '/tessera/lock/offeredToMe',
    summary: 'Locks of others that I may take over, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(lockView),
  }),

  lock: endpoint({
    path: '/tessera/lock/lock',
    summary: 'One lock with all its steps, for everybody; its owner may be a former one',
    input: z.object({ kind: lockKind, owner: addressField, createTime: createTimeField }),
    output: z.object({
      lock: lockView,
      /** Base units of USDT, for display only, by the price of a pool now; null without one. */
      worth: z.nullable(amount),
      /** Hundredths of a percent of the coin's supply, rounded down; null if it is unknown. */
      ofSupplyBps: z.nullable(z.int()),
      /** Oldest first; of more than 100 the first and the newest 99. */
      steps: z.array(lockStep),
      /** How many there are. */
      stepCount: z.int(),
      /** Unix seconds of the chain that `state` is of. */
      time: seconds,
      /** Of `lock` the contract's own call `locks(…)`; of `worth` and of `supply`. */
      sources: z.array(source),
    }),
    failures: [f.NO_SUCH_LOCK],
  }),

  search: endpoint({
    path: '/tessera/lock/search',
    summary: 'Coins by a word of their name or by their address, with their locks; 10 at most',
    input: z.object({ q: readableField(64, 'line') }),
    output: z.object({
      list: z.array(
        z.object({
          coin: lockCoin,
          /** Locks of it now, and ever; of its LP coins those of now. */
          locks: z.int(),
          everLocked: z.int(),
          liquidityLocks: z.int(),
        }),
      ),
    }),
  }),

  meter: endpoint({
    path: '/tessera/lock/meter',
    summary:
      'Which part of the supply of a coin, and of the LP coins of its pools, the deepest ten, is locked',
    input: z.object({ coin: addressField }),
    output: z.object({
      coin: lockCoin,
      /** Of the coin itself first. */
      meters: z.array(meter),
      /** By coin, as `lockPage` has them: how many locks there ever were. */
      everLocked: z.int(),
    }),
    failures: [f.NO_COIN],
  }),

  form: endpoint({
    path: '/tessera/lock/form',
    summary: 'What a lock A of a coin needs: limits, a price to show, and what I have of it',
    personal: true,
    input: z.object({ coin: addressField }),
    output: z.object({
      coin: lockCoin,
      /** `MAX_DAYS` of the contract. */
      mostDays: z.int(),
      /** Base units of USDT for one whole coin, for display only; null without a pool or decimals. */
      price: z.nullable(amount),
      /** Base units locked in lock A, and that it has; below `timed` nothing can be added. */
      timed: amount,
      held: amount,
      /** null without a session. */
      mine: z.nullable(spendable),
      /** Of mostDays, price and sums. */
      sources: z.array(source),
    }),
    failures: [f.NO_COIN],
  }),

  lockB: endpoint({
    path: '/tessera/lock/lockB',
    summary: 'What holds for lock B now, and my lock there',
    personal: true,
    input: z.object({}),
    output: z.object({
      /** What a lock made now is of. */
      coin: lockCoin,
      /** What comes into force then, unless a lock is made before; null where none waits. */
      next: z.nullable(z.object({ coin: lockCoin, time: seconds })),
      /** Seconds between naming a coin and its coming into force, and the most of a lock. */
      delay: z.int(),
      mostTime: z.int(),
      /** Who names the coin while nothing is locked. */
      owner: address,
      /** Base units at 0x…dEaD, locked, and in the contract. */
      permanent: amount,
      timed: amount,
      held: amount,
      /** Base units of USDT for one whole LP coin, for display only; null without a pool. */
      price: z.nullable(amount),
      mine: z.nullable(z.object({ ...spendable.shape, lock: z.nullable(lockView) })),
      /** What its owner has named so far, newest first; 20 at most. */
      changes: z.array(coinChange),
      sources: z.array(source),
    }),
  }),
}
