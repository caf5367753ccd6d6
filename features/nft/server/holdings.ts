import type { Call } from '#platform/server/call.ts'
import type { Holding, Holdings } from '#platform/server/holding.ts'
import { claimSubject } from '#platform/std/claimCalls.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'

import type { NftTables } from '../tables.ts'
import { levelsWithCounts } from './levels.ts'
import { marketFacts, marketOf } from './market/facts.ts'
import { levelFloors } from './market/floor.ts'
import { creditNow } from './market/state.ts'
import { mineOf, mostPaying } from './part.ts'

/** Cards by level, what staked ones have earned, and what the market owes. */
export const cardHoldings: Holdings = async (call) =>
  (await Promise.all([ownCards(call), rewards(call), credits(call)])).flat()

/** A card is worth the least that one of its level can be bought for now; of a level that nobody sells that is unknown. */
async function ownCards(call: Call): Promise<Holding[]> {
  const rows = await call.db
    .withTables<NftTables>()
    .selectFrom('nftCards')
    .select((e) => ['level', e.fn.countAll<number>().as('cards')])
    .where('owner', '=', call.address)
    .groupBy('level')
    .orderBy('level')
    .execute()
  if (rows.length === 0) return []
  const [levels, floors] = await Promise.all([
    levelsWithCounts(call),
    levelFloors(
      call,
      rows.map(({ level }) => level),
    ),
  ])
  return rows.map(({ level, cards }) => {
    const { levelStr, price, minted, supply } = levels.find((one) => one.level === level)!
    const asked = [floors.get(level) ?? [], minted < supply ? price : []].flat()
    const least = asked.toSorted((a, b) => (a < b ? -1 : 1))[0]
    return {
      what: 'cards',
      part: 'cards',
      symbol: levelStr,
      decimals: 0,
      amount: BigInt(cards),
      valued: { worth: least === undefined ? null : least * BigInt(cards) },
      sources: [event(call, 'Transfer', cards)],
    }
  })
}

async function rewards(call: Call): Promise<Holding[]> {
  const [{ claimable }, { ids, all }] = await Promise.all([
    mineOf(call, call.address),
    mostPaying(call),
  ])
  return [
    {
      what: 'cardRewards',
      part: 'claimable',
      symbol: 'TES',
      decimals: 18,
      amount: BigInt(claimable),
      valued: { coin: call.app.deployment.address('Tes') },
      subject: claimSubject('tokenIds', ids, all),
      sources: [event(call, 'Pledged', claimable)],
    },
  ]
}

async function credits({ app, address }: Call): Promise<Holding[]> {
  const { coins } = await marketFacts(app)
  return Promise.all(
    coins.map(async (coin): Promise<Holding> => {
      const amount = await creditNow(app, address, coin)
      return {
        what: 'marketCredits',
        part: 'claimable',
        symbol: coin.symbol,
        decimals: coin.decimals,
        amount,
        valued: { coin: coin.address },
        subject: { coin: coin.symbol },
        sources: [
          sourceOf(app, {
            what: 'marketCredits',
            contract: marketOf(app).address,
            call: `creditOf(${address}, ${coin.address})`,
            value: amount,
          }),
        ],
      }
    }),
  )
}

/** Of a figure that the index adds up. */
const event = ({ app }: Call, name: string, value: unknown) =>
  sourceOf(app, {
    what: name === 'Transfer' ? 'cards' : 'cardRewards',
    contract: app.deployment.address('Cards'),
    call: `event ${name}`,
    value,
  })
