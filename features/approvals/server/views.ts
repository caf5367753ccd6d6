import { coinNames, priceNow } from '#features/exchange/public.server.ts'
import type { App } from '#platform/server/app.ts'
import type { Call } from '#platform/server/call.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import type { Address } from '#platform/std/address.ts'
import { mulDivDown } from '#platform/std/amount.ts'
import type { Source } from '#platform/std/source.ts'

import type { ApprovalView } from '../api.ts'
import type { GivenTable } from '../tables.ts'
import { allowedNow, heldNow, inGroups, keyOf, type Place } from './reading.ts'

/** What a place allows now, and what there is to take. */
export interface Standing extends Place {
  readonly allowed: bigint | null
  readonly balance: bigint | null
}

/** Those that stand, or do not answer while there is something to take; one call for each place, and one for each contract of these. */
export async function readNow(
  app: App,
  owner: Address,
  places: readonly Place[],
): Promise<readonly Standing[]> {
  const allowed = await inGroups(places, (place) => allowedNow(app, owner, place))
  const standing = places.flatMap((place, i) =>
    allowed[i] === 0n ? [] : [{ ...place, allowed: allowed[i] ?? null }],
  )
  const contracts = [...new Set(standing.map(({ contract }) => contract))]
  const held = await inGroups(contracts, (contract) => heldNow(app, owner, contract))
  const balances = new Map(contracts.map((contract, i) => [contract, held[i] ?? null]))
  return standing
    .map((one) => ({ ...one, balance: balances.get(one.contract) ?? null }))
    .filter(({ allowed: answer, balance }) => answer !== null || balance !== 0n)
}

/** The lower of what is allowed and what is there; all cards where any may be moved. */
export const riskOf = ({ kind, allowed, balance }: Standing): bigint | null => {
  if (allowed === null || balance === null) return null
  return kind === 'cards' || balance < allowed ? balance : allowed
}

/** Base units of USDT for an amount of a coin, rounded down, and where the price is from. */
interface Worth {
  readonly of: (amount: bigint) => bigint
  readonly sources: readonly Source[]
}
export type Worths = ReadonlyMap<Address, Worth>

/** Of listed coins alone: for a stranger's coin its maker may set any price. */
export async function worthsOf(app: App, standing: readonly Standing[]): Promise<Worths> {
  const coins = standing.filter((one) => one.kind === 'coin' && (riskOf(one) ?? 0n) > 0n)
  const listed = new Set(coins.map(({ contract }) => contract).filter((one) => isListed(app, one)))
  const found = await inGroups([...listed], async (coin) => ({
    coin,
    price: await priceNow(app, coin),
  }))
  return new Map(
    found.flatMap(({ coin, price }) =>
      price === null
        ? []
        : [
            [
              coin,
              {
                of: (amount) =>
                  mulDivDown(amount, price.priceE12, 10n ** BigInt(price.decimals + 12)),
                sources: price.sources,
              } satisfies Worth,
            ] as const,
          ],
    ),
  )
}

const isListed = ({ deployment }: App, coin: Address): boolean => deployment.nameOf(coin) !== null

export interface Shown {
  readonly owner: Address
  readonly block: number
  readonly worths: Worths
  /** By place. */
  readonly given?: ReadonlyMap<string, GivenTable>
}

export async function viewsOf(
  call: Call,
  standing: readonly Standing[],
  shown: Shown,
): Promise<ApprovalView[]> {
  const names = await coinNames(
    call,
    standing.map(({ contract }) => contract),
  )
  return standing.map((one) => {
    const { kind, contract, spender, allowed, balance } = one
    const risk = riskOf(one)
    const worth = worthOf(one, shown.worths)
    const row = shown.given?.get(keyOf(one))
    const { symbol, decimals } = names.get(contract)!
    return {
      kind,
      contract,
      symbol,
      decimals: kind === 'coin' ? decimals : null,
      spender,
      spenderName: call.app.deployment.nameOf(spender),
      allowance: kind === 'coin' ? text(allowed) : null,
      balance: text(balance),
      atRisk: text(risk),
      worth: text(worth),
      since: row === undefined ? null : { time: row.time, block: row.block, txHash: row.txHash },
      sources: sourcesOf(call.app, one, shown),
    }
  })
}

const text = (units: bigint | null): string | null => (units === null ? null : String(units))

export function worthOf(one: Standing, worths: Worths): bigint | null {
  const risk = riskOf(one)
  if (risk === null || one.kind === 'cards') return null
  return risk === 0n ? 0n : (worths.get(one.contract)?.of(risk) ?? null)
}

/** The calls that anyone can repeat, at the block that all of them were read at. */
function sourcesOf(
  app: App,
  { kind, contract, spender, allowed, balance }: Standing,
  { owner, block, worths }: Shown,
): Source[] {
  const of = (what: string, call: string, value: unknown): Source[] =>
    value === null ? [] : [{ ...sourceOf(app, { what, contract, call, value }), block }]
  const question = kind === 'coin' ? 'allowance' : 'isApprovedForAll'
  const answer = kind === 'coin' || allowed === null ? allowed : allowed === 1n
  return [
    ...of(kind === 'coin' ? 'allowance' : 'approved', `${question}(${owner}, ${spender})`, answer),
    ...of('balance', `balanceOf(${owner})`, balance),
    ...(kind === 'coin' ? (worths.get(contract)?.sources ?? []) : []),
  ]
}
