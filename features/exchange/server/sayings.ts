import { tesAbi } from '#platform/contracts/abi.ts'
import type { App } from '#platform/server/app.ts'
import { type Address, addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'

/** What coins say of themselves. Anybody makes a coin, so it may say anything, or nothing. */

export interface Sayings {
  readonly symbol: string
  readonly name: string
  /** null where it says nothing that amounts can be read by. */
  readonly decimals: number | null
}

/** More decimals than any price can be told in are unknown. */
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

/** Base units, as the coin says; null where it says nothing. */
export async function totalSupplyOf(app: App, coin: Address): Promise<bigint | null> {
  const said = await ask(app, coin, 'totalSupply')
  return typeof said === 'bigint' && said < greatest ? said : null
}

/** Nobody has the key of these. */
export const nobody: readonly Address[] = [zeroAddress, addressFromHex(`${'00'.repeat(18)}dead`)]

/** Base units of a coin that some addresses have together; null where the coin does not say. */
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

/** What a column of amounts can keep. */
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

/** Without control characters, without what turns the direction of writing, without gaps at the ends. */
function legible(text: unknown, most: number): string {
  if (typeof text !== 'string') return ''
  const seen = text.replace(/\p{C}/gu, '').replace(/[\s\p{Z}]+/gu, ' ')
  return Array.from(seen).slice(0, most).join('').trim()
}
