import { type EventContext, indexContract } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { twapOracleAbi } from '../contract/abi.ts'
import { exchangeAverages } from '../tables.ts'
import { pairs } from './pairIndexer.ts'
import { meetPair } from './pairs.ts'
import { changePair } from './rows.ts'

/** Each average that a `poke` has stored, each start of a new one (without span and price), and their pools. */
export const oracleIndexer = indexContract(
  'TwapOracle',
  twapOracleAbi,
  {
    async Started(event) {
      const { pair, time } = event.args
      await meetPair(event, pair)
      await addAverage(event, { pair, price: 0n, time, span: 0n })
    },

    async Averaged(event) {
      const { pair, price } = event.args
      await addAverage(event, event.args)
      await changePair(event, { pair }, { average: price })
    },
  },
  { optional: true, factory: { ...pairs, emitted: { event: 'Started', argument: 'pair' } } },
)

interface AverageArgs {
  readonly pair: Address
  readonly price: bigint
  readonly time: bigint
  readonly span: bigint
}

async function addAverage(event: EventContext, args: AverageArgs): Promise<void> {
  const { store, block, txIndex, logIndex } = event
  const { pair, price } = args
  const [time, span] = [Number(args.time), Number(args.span)]
  await store.insert(exchangeAverages, { block, txIndex, logIndex, pair, price, time, span })
}
