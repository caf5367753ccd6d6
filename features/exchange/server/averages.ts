import type { App } from '#platform/server/app.ts'
import type { Call } from '#platform/server/call.ts'
import { oncePerApp } from '#platform/server/oncePerApp.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import type { Address } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import { twapOracleAbi } from '../contract/abi.ts'
import type { ExchangeTables } from '../tables.ts'
import { priceUnit } from './prices.ts'

/** An average of the oracle, which contracts that take money read; they refuse one that is too old. */
export interface Average {
  /** Base units of USDT for one base unit of the coin, times 10^36. */
  readonly price: bigint
  /** Unix seconds: until when it was measured. */
  readonly updatedAt: number
  readonly stale: boolean
  readonly source: Source
}

const oracleOf = (app: App): Address | undefined => app.deployment.contracts['TwapOracle']?.address

const oracleFacts = oncePerApp(async (app) => {
  const address = oracleOf(app)
  if (address === undefined) return null
  const read = { address, abi: twapOracleAbi }
  const [trxPair, tesPair, maxAge] = await Promise.all([
    app.node.readContract({ ...read, functionName: 'trxPair', args: [] }),
    app.node.readContract({ ...read, functionName: 'tesPair', args: [] }),
    app.node.readContract({ ...read, functionName: 'maxAge', args: [] }),
  ])
  return { address, trxPair, tesPair, maxAge: Number(maxAge) }
})

/**
 * The last average of a coin: of the chain's own, by its wrapped coin, and of TES. null for others, before the first,
 * and while a new one has begun after an outage.
 */
export async function averageOf(
  call: Pick<Call, 'app' | 'db'>,
  coin: Address,
): Promise<Average | null> {
  const { app, db } = call
  const oracle = await oracleFacts(app)
  if (oracle === null) return null
  const { contracts } = app.deployment
  const isTrx = coin === contracts['Wtrx']?.address
  if (!isTrx && coin !== contracts['Tes']?.address) return null
  const row = await db
    .withTables<ExchangeTables>()
    .selectFrom('exchangeAverages')
    .select(['price', 'time'])
    .where('pair', '=', isTrx ? oracle.trxPair : oracle.tesPair)
    .orderBy('time', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined || row.price === 0n) return null
  return {
    // Of the coin for one of USDT, times 2^112: the other way round.
    price: (priceUnit << 112n) / row.price,
    updatedAt: row.time,
    stale: app.clock.now() > row.time + oracle.maxAge,
    source: sourceOf(app, {
      what: 'twap',
      contract: oracle.address,
      call: isTrx ? 'trxAverage()' : 'tesAverage()',
      value: [row.price, row.time],
    }),
  }
}
