import { indexContract } from '#platform/server/indexer/contract.ts'

import { twapOracleAbi } from '../contract/abi.ts'
import { pairs } from './pairIndexer.ts'
import { meetPair } from './pairs.ts'
import { tables } from './rows.ts'

/** Each average that somebody's `poke` has stored, and the pools that they are of. */
export const oracleIndexer = indexContract(
  'TwapOracle',
  twapOracleAbi,
  {
    async Started(event) {
      await meetPair(event, event.args.pair)
    },

    async Averaged(event) {
      const { block, txIndex, logIndex, args } = event
      const { pair, price } = args
      await tables(event)
        .insertInto('exchangeAverages')
        .values({
          block,
          txIndex,
          logIndex,
          pair,
          price,
          time: Number(args.time),
          span: Number(args.span),
        })
        .execute()
    },
  },
  { optional: true, makes: { ...pairs, told: { event: 'Started', argument: 'pair' } } },
)
