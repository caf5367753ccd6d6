import { features } from '#apps/server/features.ts'
import type { App } from '#platform/server/app.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import {
  type OpenEngine,
  openEngine,
  engines,
} from '#platform/server/database/testing/databases.ts'
import type { Address } from '#platform/std/address.ts'
import { keyOf } from '#platform/std/lookAlike.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { ExchangeTables } from '../tables.ts'
import { originalsOf } from './originals.ts'

/** The original among look-alikes: the deployment's coin, else the oldest. */
const coins = [
  ['Twtrx', 'WTRX', 'Wrapped TRX'],
  ['Tcat', 'CAT', 'Cat'],
  ['Tnamed', 'NEW', 'TRON'],
  ['Tcalled', 'TRX', 'Something'],
  ['Ttes', 'TES', 'Tessera'],
  ['Tkitten', 'KITTEN', 'Cat'],
  ['Tdog', 'DOG', 'Dog'],
] as const
/** More than one read returns, each older than the deployment's coin that it copies. */
const copies = Array.from({ length: 300 }, (_, n) => [`Tcopy${n}`, 'TЕS', `Copy ${n}`] as const)

describe.each(engines)('originals on %s', (on) => {
  let engine: OpenEngine
  let original: (coin: string) => Promise<Address | undefined>

  beforeAll(async () => {
    engine = await openEngine(on)
    const { db } = engine
    await migrate(db, features)
    const tables = db.withTables<ExchangeTables>()
    const rows = [...copies, ...coins].map(([coin, symbol, name], index) => ({
      coin: coin as Address,
      seq: index + 1,
      symbol,
      name,
    }))
    const nothing = { pairs: 1, usdtPair: null, trxPair: null, price: null, depth: 0n }
    const still = {
      block: 1,
      createdAt: 1,
      volume24h: 0n,
      traders24h: 0,
      score: 0n,
      volume: 0n,
      trades: 0,
    }
    await tables
      .insertInto('exchangeCoins')
      .values(rows.map(({ coin, seq }) => ({ coin, seq, ...nothing, ...still })))
      .execute()
    const facts = rows.map(({ coin, symbol, name }) => ({
      coin,
      symbol,
      name,
      decimals: 18,
      symbolKey: keyOf(symbol),
      nameKey: keyOf(name),
      totalSupply: null,
      circulating: null,
      marketCap: null,
      readAt: 1,
      readBlock: 1,
    }))
    await tables.insertInto('exchangeCoinFacts').values(facts).execute()
    const contracts = { Wtrx: { address: 'Twtrx' }, Tes: { address: 'Ttes' } }
    const app = { db, deployment: { contracts }, config: { nativeSymbol: 'TRX' } } as unknown as App
    original = async (coin) => {
      const asked = facts.filter((one) => one.coin === coin)
      return (await originalsOf({ app, db }, asked)).get(coin as Address)
    }
  })
  afterAll(() => engine.close())

  test.each([
    ['by its name like the coin of the chain itself', 'Tnamed', 'Twtrx'],
    ['by its symbol like the coin of the chain itself', 'Tcalled', 'Twtrx'],
    ['the last of many older copies of the deployment’s coin', 'Tcopy299', 'Ttes'],
    ['the first of them', 'Tcopy0', 'Ttes'],
    ['by its name like an older one', 'Tkitten', 'Tcat'],
    ['the older one itself', 'Tcat', undefined],
    ['a coin of the deployment', 'Ttes', undefined],
    ['like nobody', 'Tdog', undefined],
  ])('%s', async (_, coin, expected) => {
    expect(await original(coin)).toBe(expected)
  })
})
