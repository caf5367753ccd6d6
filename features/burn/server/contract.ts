import { ContractRefusal } from '#platform/chain/node.ts'
import { fixedPriceOracleAbi } from '#platform/contracts/abi.ts'
import { unlessNoPrice } from '#features/sales/public.server.ts'
import type { App } from '#platform/server/app.ts'
import { oncePerApp } from '#platform/server/oncePerApp.ts'
import { type Asked, sourceOf } from '#platform/server/sourceOf.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { decimalsOf, formatUnits } from '#platform/std/amount.ts'
import { Failure, type FailureKind } from '#platform/std/failure.ts'
import type { Source } from '#platform/std/source.ts'
import type { TextValues } from '#platform/std/text.ts'

import { burnMiningAbi } from '../contract/abi.ts'
import { burnFailures as f } from '../failures.ts'
import { kinds } from '../fields.ts'

export const burningAt = (app: App) => ({
  address: app.deployment.address('BurnMining'),
  abi: burnMiningAbi,
})

/** The vault of the rewards; the contract created it. */
export const vaultOf = oncePerApp((app) =>
  app.node.readContract({ ...burningAt(app), functionName: 'vault', args: [] }),
)

/** The contract's values. */
export const burnSource = (app: App, asked: Omit<Asked, 'contract'>): Source =>
  sourceOf(app, { contract: burningAt(app).address, ...asked })

/** What never changes: prices in base units of USDT, places by kind. */
export const burnFacts = oncePerApp(async (app) => {
  const burning = burningAt(app)
  const [passPrice, depth, fundAddress, ...ofKinds] = await Promise.all([
    app.node.readContract({ ...burning, functionName: 'passPrice', args: [] }),
    app.node.readContract({ ...burning, functionName: 'depth', args: [] }),
    app.node.readContract({ ...burning, functionName: 'fundAddress', args: [] }),
    ...kinds.map((kind) => kindNow(app, kind)),
  ])
  const places = ofKinds.map((one) => one.places)
  return { passPrice, depth, fundAddress, places, prices: ofKinds.map(({ price }) => price) }
})

export async function kindNow(app: App, kind: number) {
  const asked = { ...burningAt(app), functionName: 'kindOf', args: [BigInt(kind)] } as const
  const [places, taken, active, price] = await app.node.readContract(asked)
  return { kind, places, taken, active, price }
}

/** The period that runs or ran last, and how many are open; with the one that follows. */
export async function periodNow(app: App) {
  const read = burningAt(app)
  const [number, start, end, emitted, opened, multiplier] = await app.node.readContract({
    ...read,
    functionName: 'period',
    args: [],
  })
  const isAhead = opened === number + 2n
  const next = isAhead ? number + 1n : opened
  const poolOf = (of: bigint) =>
    app.node.readContract({ ...read, functionName: 'poolOf', args: [of] })
  const [[pool, share], [nextPool, nextShare]] = await Promise.all([poolOf(number), poolOf(next)])
  return {
    number: Number(number),
    start: Number(start),
    end: Number(end),
    emitted,
    opened: Number(opened),
    multiplier: Number(multiplier),
    pool,
    ownMultiplier: Number(share),
    next: { number: Number(next), pool: nextPool, multiplier: Number(nextShare), isOpen: isAhead },
    source: burnSource(app, {
      what: 'period',
      call: 'period()',
      value: [number, start, end, emitted, opened, multiplier],
    }),
  }
}
export type PeriodNow = Awaited<ReturnType<typeof periodNow>>

/** TES in the vault, promised, and free, now. */
export async function reserveNow(app: App) {
  const asked = { ...burningAt(app), functionName: 'reserve', args: [] } as const
  const [balance, promised, free] = await app.node.readContract(asked)
  return { balance, promised, free }
}
export type ReserveNow = Awaited<ReturnType<typeof reserveNow>>

export const reserveSource = (app: App, { balance, promised, free }: ReserveNow): Source =>
  burnSource(app, { what: 'reserve', call: 'reserve()', value: [balance, promised, free] })

export const unearnedNow = (app: App): Promise<bigint> =>
  app.node.readContract({ ...burningAt(app), functionName: 'unearned', args: [] })

export const isDueNow = (app: App): Promise<boolean> =>
  app.node.readContract({ ...burningAt(app), functionName: 'due', args: [] })

export async function minerNow(app: App, account: Address) {
  const asked = { ...burningAt(app), functionName: 'minerOf', args: [account] } as const
  const [power, owed, networkPower] = await app.node.readContract(asked)
  return { power, owed, networkPower }
}

export async function passNow(app: App, account: Address) {
  const asked = { ...burningAt(app), functionName: 'passOf', args: [account] } as const
  const [sun, used] = await app.node.readContract(asked)
  return { sun: used ? 0n : sun, state: used ? 'used' : sun > 0n ? 'held' : 'none' } as const
}

export const creditNow = (app: App, account: Address): Promise<bigint> =>
  app.node.readContract({ ...burningAt(app), functionName: 'creditOf', args: [account] })

export const fundDueNow = (app: App): Promise<bigint> =>
  app.node.readContract({ ...burningAt(app), functionName: 'fundDue', args: [] })

/** sun that a price in USDT costs now, as the contract computes it; null while there is no average. */
export const sunFor = (app: App, usdt: bigint): Promise<bigint | null> => {
  const { contracts } = app.deployment
  // Every contract reads the fixed price where there is one.
  const { address } = contracts['FixedPriceOracle'] ?? contracts['TwapOracle']!
  const asked = { address, abi: fixedPriceOracleAbi, functionName: 'usdtToTrx' } as const
  return unlessNoPrice(app.node.readContract({ ...asked, args: [usdt] }))
}

/** The same for a purchase. @throws NO_PRICE */
export async function sunOrRefuse(app: App, usdt: bigint): Promise<bigint> {
  const sun = await sunFor(app, usdt)
  if (sun === null) throw new Failure(f.NO_PRICE)
  return sun
}

/** The contract's own refusals of a burn. */
const kindsOfRefusal: Readonly<Record<string, FailureKind>> = {
  'No average price yet': f.NO_PRICE,
  'The average price is too old': f.STALE,
  'The pool is too small for a price': f.THIN,
  'Amount is too large': f.TOO_MUCH,
  'Amount is zero': f.TOO_LITTLE,
}

export interface Refused {
  readonly kind: FailureKind
  readonly values: TextValues
}

/** Base units of USDT: the most that a burn may be worth. */
const mostWorth = 2n ** 64n - 1n

async function answered<T>(app: App, asking: Promise<T>): Promise<T | Refused> {
  try {
    return await asking
  } catch (error) {
    const kind = error instanceof ContractRefusal ? kindsOfRefusal[error.reason] : undefined
    if (kind === undefined) throw error
    const inUsdt = (units: bigint) => formatUnits(units, decimalsOf.USDT)
    const { depth } = await burnFacts(app)
    return { kind, values: { depth: inUsdt(depth), most: inUsdt(mostWorth) } }
  }
}

export interface BurnQuote {
  readonly burnAmount: bigint
  readonly uAmount: bigint
  readonly power: bigint
}

/** What a burn of a worth would do. */
export const burnQuote = (app: App, uAmount: bigint): Promise<BurnQuote | Refused> =>
  answered(
    app,
    (async () => {
      const args = [zeroAddress, uAmount] as const
      const asked = { ...burningAt(app), functionName: 'previewBurn', args } as const
      const [burnAmount, power] = await app.node.readContract(asked)
      return { burnAmount, uAmount, power }
    })(),
  )

/** What buying with an amount of sun and burning would do. */
export const swapQuote = (app: App, sun: bigint): Promise<BurnQuote | Refused> =>
  answered(
    app,
    (async () => {
      const asked = { ...burningAt(app), functionName: 'previewSwap', args: [sun] } as const
      const [burnAmount, uAmount, power] = await app.node.readContract(asked)
      return { burnAmount, uAmount, power }
    })(),
  )

/** A worth whose price in TES is precise enough for any other: some million USDT. */
const measure = 2n ** 40n

/** The largest worth that an amount of TES burns. */
export async function worthQuote(app: App, tes: bigint): Promise<BurnQuote | Refused> {
  const measured = await burnQuote(app, measure)
  if ('kind' in measured) return measured
  let worth = (tes * measure) / measured.burnAmount
  // Both roundings together are less than two units.
  for (let i = 0; i < 3 && worth > 0n; i++, worth -= 1n) {
    const quote = await burnQuote(app, worth)
    if ('kind' in quote || quote.burnAmount <= tes) return quote
  }
  return { kind: f.TOO_LITTLE, values: {} }
}

/** Why no burn has a price now; null where it has. */
export async function priceRefusal(app: App): Promise<Refused | null> {
  const quote = await burnQuote(app, 1_000_000n)
  return 'kind' in quote ? quote : null
}
