import { hiddenTokens } from '#features/launch/public.server.ts'
import type { App } from '#platform/server/app.ts'
import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { orIfSilent } from '#platform/server/owed.ts'
import type { Power, Powers } from '#platform/server/power.ts'
import { needsSecond } from '#platform/server/operators.ts'
import { type Reserves, reserveInText } from '#platform/server/reserve.ts'
import type { Address } from '#platform/std/address.ts'
import { duties } from '#platform/std/endpoint.ts'
import type { Database } from '#platform/server/database/db.ts'

import type { adminApi, OverviewView } from '../api.ts'
import { nextEntry, proposals } from './log.ts'

type Declared = { readonly powers: readonly Powers[]; readonly reserves: readonly Reserves[] }

/** Seconds after which a transaction that was named should be in a block. */
const longestWait = 600

/** Roles and reserves always from the contracts; what the node does not answer is null, and the rest is there. */
export const overview =
  (declared: Declared): Handler<typeof adminApi.overview> =>
  async (_, call) => {
    const { app, db } = call
    const [next, waits, hidden, head, ordersWaiting, reserves, roles] = await Promise.all([
      nextEntry(db),
      proposals(db),
      hiddenTokens(db),
      orIfSilent(
        app.node.head().then(({ number }) => number),
        () => null,
      ),
      waiting(app),
      orIfSilent(reservesOf(call, declared), () => null),
      orIfSilent(rolesOf(call, declared), () => null),
    ])
    const height = app.clock.head.number
    return {
      chainId: app.deployment.chainId,
      operators: (app.config.operators ?? []).map((one) => ({ ...one })),
      secondFor: duties.filter((duty) => duty !== 'read' && needsSecond(app, duty)),
      proposals: waits,
      next,
      index: {
        height,
        solid: app.clock.solid,
        head,
        lag: head === null ? null : Math.max(0, head - height),
      },
      hidden,
      ordersWaiting,
      reserves,
      roles,
    }
  }

async function waiting({ db, clock }: App): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('proven', '=', false)
    .where('txHash', 'is not', null)
    .where('sentAt', '<', clock.now() - longestWait)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function reservesOf(call: Call, { reserves }: Declared): Promise<OverviewView['reserves']> {
  const all = await Promise.all(reserves.map((of) => of(call)))
  return all.flat().map(({ what, coin, runwayDays, ...amounts }) => ({
    what,
    coin,
    ...reserveInText(amounts),
    runwayDays,
  }))
}

async function rolesOf(call: Call, { powers }: Declared): Promise<OverviewView['roles']> {
  const { deployment } = call.app
  const all = (await Promise.all(powers.map((of) => of(call)))).flat()
  const accounts = [...new Set(all.map(({ holder }) => holder))].filter(
    (holder) => deployment.nameOf(holder) === null,
  )
  const [calls, permissions] = await Promise.all([
    lastCalls(call.db, accounts),
    sharedPermissions(call.app, accounts),
  ])
  return all.map(({ what, contract, address, functions, holder, delay }: Power) => ({
    what,
    contract,
    address,
    functions: [...functions],
    holder,
    holderName: deployment.nameOf(holder),
    delay,
    permission: permissions.get(holder) ?? null,
    lastCall: calls.get(holder) ?? null,
  }))
}

/** Of a handful of accounts, the first permission by which other keys can call contracts for it. */
async function sharedPermissions({ node }: App, accounts: readonly Address[]) {
  const found = await Promise.all(accounts.map((owner) => node.permissions(owner)))
  return new Map(
    accounts.flatMap((owner, n) => {
      const one = found[n]!.find(({ keys }) => keys.some(({ address }) => address !== owner))
      if (one === undefined) return []
      const { id, threshold, keys } = one
      return [[owner, { id, threshold, keys: keys.map((key) => ({ ...key })) }] as const]
    }),
  )
}

/** Of a handful of accounts, the block of each one's newest call: a keeper that is silent shows. */
async function lastCalls(
  db: Database,
  accounts: readonly Address[],
): Promise<Map<Address, number>> {
  const found = await Promise.all(
    accounts.map((owner) =>
      db
        .selectFrom('chainTransactions')
        .select('block')
        .where('owner', '=', owner)
        .orderBy('owner', 'desc')
        .orderBy('block', 'desc')
        .orderBy('txIndex', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ),
  )
  return new Map(
    accounts.flatMap((owner, n) => (found[n] === undefined ? [] : [[owner, found[n].block]])),
  )
}
