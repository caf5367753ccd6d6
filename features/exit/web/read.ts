import type { Address } from '#platform/std/address.ts'
import { isAddress, zeroAddress } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'
import type { Text } from '#platform/std/text.ts'
import { callApi } from '#platform/web/client.ts'
import type { Exit, ExitChain, ExitCoin } from '#platform/web/exits.ts'
import type { BaseConfig } from '#platform/web/services.ts'
import { exitSources } from '#platform/web/shell/composed.ts'
import { storage } from '#platform/web/storage.ts'
import { readCoin } from '#platform/web/tron/coin.ts'
import { parseAbi } from 'viem/utils'
import * as z from 'zod/mini'

import { exitApi } from '../api.ts'
import { exitChain, type Keys } from './chain.ts'

/** A coin as amounts of it are shown. */
export interface CoinFacts {
  readonly symbol: string
  readonly decimals: number
}

/** A position, and what it is worth in base units of USDT; null where nothing shows it. */
export interface ValuedExit extends Exit {
  readonly worth: bigint | null
}

export interface Exits {
  readonly list: readonly ValuedExit[]
  readonly coins: ReadonlyMap<Address, CoinFacts>
  /** Features whose contracts did not answer. */
  readonly unread: readonly Text[]
  /** The server did not answer: its last word, kept in this browser, and the newest positions stand in for it. */
  readonly alone: boolean
  readonly sources: readonly Source[]
}

const keptForm = z.record(z.string(), z.array(z.string()))
const keptUnder = (account: Address) => `exit-keys-${account}`

function keptKeys(account: Address): Keys {
  try {
    return keptForm.parse(JSON.parse(storage.read(keptUnder(account)) ?? '{}'))
  } catch {
    return {}
  }
}

/** The server's word on where to look; without it the last one. */
async function keysOf(
  account: Address,
  signedIn: boolean,
): Promise<{ keys: Keys; alone: boolean }> {
  try {
    if (!signedIn) return { keys: keptKeys(account), alone: true }
    const { list } = await callApi(exitApi.positions, {})
    const keys = Object.fromEntries(list.map(({ feature, keys }) => [feature, keys]))
    storage.write(keptUnder(account), JSON.stringify(keys))
    return { keys, alone: false }
  } catch {
    return { keys: keptKeys(account), alone: true }
  }
}

/** Every position of an account, read from the contracts by the node itself. */
export async function readExits(
  account: Address,
  config: BaseConfig,
  signedIn: boolean,
): Promise<Exits> {
  const known = await keysOf(account, signedIn)
  const { of: chainOf, sources: read } = await exitChain(account, config, known)
  const sources = await Promise.all(
    exitSources().map(async ({ feature, load }) => ({ feature, source: await load() })),
  )
  sources.sort((a, b) => a.source.order - b.source.order)
  const parts = await Promise.all(
    sources.map(async ({ feature, source }) =>
      source.read(chainOf(feature)).then(
        (list) => ({ title: source.title, list }),
        () => ({ title: source.title, list: null }),
      ),
    ),
  )
  const chain = chainOf('')
  const all = parts.flatMap(({ list }) => list ?? [])
  const held = new Set(
    all.flatMap(({ back, givenUp = [] }) => [...back, ...givenUp].map((one) => one.coin)),
  )
  const priced = await pricedCoins(chain, config)
  const [list, coins] = await Promise.all([
    Promise.all(
      all.map(async (exit) => ({ ...exit, worth: await worthOf(chain, priced, exit.back) })),
    ),
    Promise.all([...held].map(async (coin) => [coin, await factsOf(chain, config, coin)] as const)),
  ])
  return {
    list,
    coins: new Map(coins),
    unread: parts.flatMap(({ title, list }) => (list === null ? title : [])),
    alone: known.alone,
    sources: read,
  }
}

const coinPricesAbi = parseAbi([
  'function worthOf(address coin, uint256 amount) view returns (uint256)',
])

const pairFactoryAbi = parseAbi(['function getPair(address, address) view returns (address)'])

/**
 * The deployment's coins and the shares of the pools between them: of any other coin anyone can make a pool, lock some
 * of it for an account, and so set the sum that its owner reads.
 */
async function pricedCoins(chain: ExitChain, { coins }: BaseConfig): Promise<ReadonlySet<Address>> {
  const wrapped = chain.address('Wtrx')
  const own = coins.flatMap(({ address }) =>
    address !== null && isAddress(address) ? address : (wrapped ?? []),
  )
  const factory = chain.contract('PairFactory', pairFactoryAbi)
  if (factory === null) return new Set([zeroAddress, ...own])
  const pairs = await Promise.all(
    own
      .flatMap((one, i) => own.slice(i + 1).map((other) => [one, other] as const))
      .map(async (args) => chain.read({ ...factory, functionName: 'getPair', args })),
  )
  return new Set([zeroAddress, ...own, ...pairs])
}

/** By the contract that values coins for display; null where one of them has no price, or none that counts. */
async function worthOf(
  chain: ExitChain,
  priced: ReadonlySet<Address>,
  back: readonly ExitCoin[],
): Promise<bigint | null> {
  const prices = chain.contract('CoinPrices', coinPricesAbi)
  const wrapped = chain.address('Wtrx')
  if (prices === null || wrapped === null || back.length === 0) return null
  if (!back.every(({ coin }) => priced.has(coin))) return null
  try {
    const worths = await Promise.all(
      back.map(async ({ coin, amount }) => {
        const args = [coin === zeroAddress ? wrapped : coin, amount] as const
        const worth = await chain.read({ ...prices, functionName: 'worthOf', args })
        return worth === 0n && amount > 0n ? null : worth
      }),
    )
    const known = worths.filter((worth) => worth !== null)
    return known.length < worths.length ? null : known.reduce((sum, one) => sum + one, 0n)
  } catch {
    return null
  }
}

/** The deployment's own coins are known; others state it themselves. */
async function factsOf(chain: ExitChain, { coins }: BaseConfig, coin: Address): Promise<CoinFacts> {
  const known = coins.find(({ address }) => (address ?? zeroAddress) === coin)
  if (known !== undefined) return known
  try {
    return await readCoin(coin, chain.read)
  } catch {
    return { symbol: coin, decimals: 0 }
  }
}
