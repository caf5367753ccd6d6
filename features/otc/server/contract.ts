import { coinPriceNow, type CoinPrice, heldBy } from '#features/exchange/public.server.ts'
import { tesAbi } from '#platform/contracts/abi.ts'
import type { App } from '#platform/server/app.ts'
import { oncePerApp } from '#platform/server/oncePerApp.ts'
import { orIfSilent } from '#platform/server/owed.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import type { Spendable } from '#platform/server/spending.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'
import type { Source } from '#platform/std/source.ts'

import { otcAbi } from '../contract/abi.ts'
import { otcFailures as f } from '../failures.ts'

export const otcAt = (app: App) => ({ address: app.deployment.address('Otc'), abi: otcAbi })

/** Fixed for ever. */
export const otcFacts = oncePerApp(async (app) => {
  const read = otcAt(app)
  const [fee, maxTime, mostLots, coins] = await Promise.all([
    app.node.readContract({ ...read, functionName: 'FEE', args: [] }),
    app.node.readContract({ ...read, functionName: 'MAX_TIME', args: [] }),
    app.node.readContract({ ...read, functionName: 'MOST_LOTS', args: [] }),
    app.node.readContract({ ...read, functionName: 'coins', args: [] }),
  ])
  return { feeBps: Number(fee), maxTime: Number(maxTime), mostLots: Number(mostLots), coins }
})

/** An offer as the contract has it now. */
export interface OfferNow {
  readonly maker: Address
  /** null: any account. */
  readonly taker: Address | null
  readonly give: Address
  readonly giveLeft: bigint
  readonly want: Address
  readonly wantLeft: bigint
  readonly minLot: bigint
  readonly expiry: number
  readonly order: number
}

/** Refuses a number that no offer has. */
export async function offerNow(
  app: App,
  id: number,
): Promise<{ readonly offer: OfferNow; readonly source: Source }> {
  const read = { ...otcAt(app), functionName: 'offerOf', args: [BigInt(id)] } as const
  const value = await app.node.readContract(read)
  const [maker, taker, give, giveLeft, want, wantLeft, minLot, expiry, order] = value
  if (maker === zeroAddress) throw new Failure(f.NO_SUCH_OFFER, { field: 'id' })
  const sides = { give, giveLeft, want, wantLeft, minLot }
  const offer = {
    maker,
    taker: taker === zeroAddress ? null : taker,
    ...sides,
    expiry: Number(expiry),
    order: Number(order),
  }
  const asked = { what: 'offer', contract: read.address, call: `offerOf(${id})`, value }
  return { offer, source: sourceOf(app, asked) }
}

/** The market's debt to an account, base units of the coin. */
export const creditNow = (app: App, account: Address, coin: Address): Promise<bigint> =>
  app.node.readContract({ ...otcAt(app), functionName: 'creditOf', args: [account, coin] })

/** While the node is silent there is none. */
export const priceOrNone = (
  app: App,
  coin: Address,
  decimals: number | null,
): Promise<CoinPrice | null> => orIfSilent(coinPriceNow(app, coin, decimals), () => null)

/** What an account has of any coin and lets the market take; refuses an address without a coin. */
export async function spendableOf(app: App, coin: Address, owner: Address): Promise<Spendable> {
  if (coin === zeroAddress) return { balance: await app.node.balance(owner), allowance: null }
  await coinOrRefuse(app, coin)
  const args = [owner, otcAt(app).address] as const
  const asking = app.node.readContract({
    address: coin,
    abi: tesAbi,
    functionName: 'allowance',
    args,
  })
  const [balance, allowance] = await Promise.all([heldBy(app, coin, [owner]), orRefused(asking)])
  if (balance === null || allowance === null) throw new Failure(f.NO_COIN, { field: 'coin' })
  return { balance, allowance }
}

/** The node runs nothing where no contract stands, and would seem silent. */
export async function coinOrRefuse(app: App, coin: Address, field = 'coin'): Promise<void> {
  if (coin === zeroAddress) return
  const { isContract } = await app.node.account(coin)
  if (!isContract) throw new Failure(f.NO_COIN, { field })
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
