import { tesAbi } from '#platform/contracts/abi.ts'
import type { App } from '#platform/server/app.ts'
import { type Address, addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'

/** A coin's own name, symbol and decimals. Anyone can create a coin, so they may be anything or missing. */

export interface Sayings {
  readonly symbol: string
  readonly name: string
  /** null if the coin returns nothing that amounts can be read with. */
  readonly decimals: number | null
}

/** More decimals than a price can have count as unknown. */
const mostDecimals = 36

export async function sayingsOf(app: App, coin: Address): Promise<Sayings> {
  const [symbol, name, decimals] = await Promise.all([
    ask(app, coin, 'symbol'),
    ask(app, coin, 'name'),
    ask(app, coin, 'decimals'),
  ])
  return {
    symbol: legible(symbol, 24) || '?',
    name: legible(name, 64),
    decimals: typeof decimals === 'number' && decimals <= mostDecimals ? decimals : null,
  }
}

/** Base units, as the coin returns them; null if it returns nothing. */
export async function totalSupplyOf(app: App, coin: Address): Promise<bigint | null> {
  const facts = await ask(app, coin, 'totalSupply')
  return typeof facts === 'bigint' && facts < greatest ? facts : null
}

/** Addresses without a key. */
export const nobody: readonly Address[] = [zeroAddress, addressFromHex(`${'00'.repeat(18)}dead`)]

/** Base units of a coin that some addresses have together; null if the coin does not return them. */
export async function heldBy(
  app: App,
  coin: Address,
  holders: readonly Address[],
): Promise<bigint | null> {
  const balances = await Promise.all(holders.map((one) => ask(app, coin, 'balanceOf', one)))
  let sum = 0n
  for (const balance of balances) {
    if (typeof balance !== 'bigint') return null
    sum += balance
  }
  return sum < greatest ? sum : null
}

/** The maximum of a column of amounts. */
const greatest = 10n ** 77n

type Question = 'symbol' | 'name' | 'decimals' | 'totalSupply' | 'balanceOf'

/** undefined where the coin refuses, or answers in another form. A node that is silent is no answer of the coin. */
async function ask(
  { node }: App,
  coin: Address,
  functionName: Question,
  holder?: Address,
): Promise<string | number | bigint | undefined> {
  const read = { address: coin, abi: tesAbi }
  try {
    return functionName === 'balanceOf'
      ? await node.readContract({ ...read, functionName, args: [holder!] })
      : await node.readContract({ ...read, functionName, args: [] })
  } catch (error) {
    if (error instanceof Failure) throw error
    return undefined
  }
}

/** Longer texts count as unknown: no name has so many characters. */
const longest = 256

/** Empty where it is none. Without control characters, without what turns the direction of writing, without gaps at the ends. */
export function legible(text: unknown, most: number): string {
  if (typeof text !== 'string' || text.length > longest) return ''
  const seen = text.replace(/\p{C}/gu, '').replace(/[\s\p{Z}]+/gu, ' ')
  return Array.from(seen).slice(0, most).join('').trim()
}
