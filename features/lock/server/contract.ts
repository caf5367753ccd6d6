import { heldBy } from '#features/exchange/public.server.ts'
import { tesAbi } from '#platform/contracts/abi.ts'
import type { App } from '#platform/server/app.ts'
import type { Balances } from '#platform/server/coins.ts'
import { oncePerApp } from '#platform/server/oncePerApp.ts'
import { type Asked, sourceOf } from '#platform/server/sourceOf.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'
import type { Source } from '#platform/std/source.ts'

import { lockAAbi, lockBAbi } from '../contract/abi.ts'
import { lockFailures as f } from '../failures.ts'
import type { LockKind } from '../fields.ts'

export const lockAAt = (app: App) => ({ address: app.deployment.address('LockA'), abi: lockAAbi })
export const lockBAt = (app: App) => ({ address: app.deployment.address('LockB'), abi: lockBAbi })

export const nameOf = (kind: LockKind): 'LockA' | 'LockB' => (kind === 'A' ? 'LockA' : 'LockB')
export const addressOf = (app: App, kind: LockKind): Address => app.deployment.address(nameOf(kind))

/** The most days of a lock A. */
export const mostDays = oncePerApp(async (app) =>
  Number(await app.node.readContract({ ...lockAAt(app), functionName: 'MAX_DAYS', args: [] })),
)

/** The most seconds of a lock B, and those that another coin is known before it is in force. */
export const limitsOfB = oncePerApp(async (app) => {
  const read = lockBAt(app)
  const [mostTime, delay] = await Promise.all([
    app.node.readContract({ ...read, functionName: 'MAX_TIME', args: [] }),
    app.node.readContract({ ...read, functionName: 'delay', args: [] }),
  ])
  return { mostTime: Number(mostTime), delay: Number(delay) }
})

/** Base units of a coin, now: at 0x…dEaD, locked, and in the contract. */
export interface Sums {
  readonly permanent: bigint
  readonly timed: bigint
  readonly held: bigint
  readonly source: Source
}

/** Of lock A; null if the coin does not return its balances. */
export async function sumsOfA(app: App, coin: Address, what: string): Promise<Sums | null> {
  const read = lockAAt(app)
  const sums = await orRefused(
    app.node.readContract({ ...read, functionName: 'sumsOf', args: [coin] }),
  )
  return sums === null ? null : sumsView(app, sums, { what, call: `sumsOf(${coin})` }, 'A')
}

/** Of lock B, of its coin. */
export async function sumsOfB(app: App, what: string): Promise<Sums> {
  const sums = await app.node.readContract({ ...lockBAt(app), functionName: 'sums', args: [] })
  return sumsView(app, sums, { what, call: 'sums()' }, 'B')
}

function sumsView(
  app: App,
  sums: readonly [bigint, bigint, bigint],
  asked: Pick<Asked, 'what' | 'call'>,
  kind: LockKind,
): Sums {
  const [permanent, timed, held] = sums
  const source = sourceOf(app, { ...asked, contract: addressOf(app, kind), value: sums })
  return { permanent, timed, held, source }
}

/** What lock B is of, and what comes into force then. */
export async function coinsOfB(app: App) {
  const read = lockBAt(app)
  const [coin, [next, time]] = await Promise.all([
    app.node.readContract({ ...read, functionName: 'coin', args: [] }),
    app.node.readContract({ ...read, functionName: 'nextCoin', args: [] }),
  ])
  return { coin, next: next === zeroAddress ? null : { coin: next, time: Number(time) } }
}

/** Base units of USDT that an amount is worth by the price of a pool now, for display only; null without one. */
export async function worthNow(
  app: App,
  coin: Address,
  amount: bigint,
): Promise<{ readonly worth: bigint; readonly call: string } | null> {
  const price = app.node.readContract({
    ...lockAAt(app),
    functionName: 'getCoinUPrice',
    args: [amount, coin],
  })
  const worth = await orRefused(price)
  if (worth === null || worth === 0n) return null
  return { worth, call: `getCoinUPrice(${amount}, ${coin})` }
}

/** The same of one whole coin, with its source. */
export async function priceNow(
  app: App,
  coin: Address,
  decimals: number | null,
): Promise<{ readonly price: string | null; readonly sources: readonly Source[] }> {
  const found = decimals === null ? null : await worthNow(app, coin, 10n ** BigInt(decimals))
  if (found === null) return { price: null, sources: [] }
  const { worth: value, call } = found
  const source = sourceOf(app, { what: 'price', contract: lockAAt(app).address, call, value })
  return { price: String(value), sources: [source] }
}

/** What an account has of any coin and lets a lock take; refuses an address without a coin. */
export async function spendableOf(
  app: App,
  coin: Address,
  owner: Address,
  kind: LockKind,
): Promise<Balances> {
  await contractOrRefuse(app, coin)
  const spender = addressOf(app, kind)
  const allowing = app.node.readContract({
    address: coin,
    abi: tesAbi,
    functionName: 'allowance',
    args: [owner, spender],
  })
  const [balance, allowance] = await Promise.all([heldBy(app, coin, [owner]), orRefused(allowing)])
  if (balance === null || allowance === null) throw new Failure(f.NO_COIN, { field: 'coin' })
  return { balance, allowance }
}

/** The node runs nothing where no contract stands, and would seem silent. */
export async function contractOrRefuse(app: App, coin: Address): Promise<void> {
  const { isContract } = await app.node.account(coin)
  if (!isContract) throw new Failure(f.NO_COIN, { field: 'coin' })
}

/** null if a coin of others refuses, or answers in another form. A node that is silent is no answer of the coin. */
async function orRefused<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof Failure) throw error
    return null
  }
}
