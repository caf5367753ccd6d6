import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'

import type { nftApi } from '../api.ts'
import type { Card } from '../shapes.ts'
import type { NftTables } from '../tables.ts'
import { type CardRow, cardView, factsOf } from './cards.ts'
import { cardsFacts } from './contract.ts'

/** What a card is counted under: one of the first three, and both of the others where they hold too. */
type Bucket = 'held' | 'mining' | 'pledging' | 'onSale' | 'frozen'

/** Actions that move a card between held and staked. */
const staking = new Set(['nft.pledge', 'nft.pledgeMany', 'nft.unlock', 'nft.exit'])

/** An owner's cards are read whole: their power is wanted anyway, and the contract bounds their number. */
export const ownCardPage: Handler<typeof nftApi.ownCardPage> = async (input, call) => {
  const { app, address } = call
  const [facts, rows, moving] = await Promise.all([
    cardsFacts(app),
    call.db
      .withTables<NftTables>()
      .selectFrom('nftCards')
      .selectAll()
      .where('owner', '=', address)
      .orderBy('seq', 'desc')
      .execute(),
    inFlight(call),
  ])
  const now = app.clock.now()
  const counts = { all: rows.length, held: 0, onSale: 0, mining: 0, pledging: 0, frozen: 0 }
  const wanted: Card[] = []
  let power = 0
  let miningPower = 0
  for (const row of rows) {
    const card = cardView(app, facts, row)
    const buckets = bucketsOf(row, card, now, moving)
    const weight = factsOf(facts, row.level).power
    for (const bucket of buckets) counts[bucket]++
    power += weight
    if (row.unlockTime !== null && now < row.unlockTime) miningPower += weight
    if (input.state === 'all' || buckets.includes(input.state)) wanted.push(card)
  }
  const start = (input.pageNum - 1) * input.pageSize
  return {
    total: wanted.length,
    list: wanted.slice(start, start + input.pageSize),
    counts,
    power,
    miningPower,
  }
}

function bucketsOf(
  row: CardRow,
  { listing, sale }: Card,
  now: number,
  moving: ReadonlySet<number>,
): readonly Bucket[] {
  return [
    stakingBucket(row, now, moving),
    ...(listing === null ? [] : (['onSale'] as const)),
    ...(sale === null ? [] : (['frozen'] as const)),
  ]
}

/** mining: staked and earning · pledging: matured and not removed, or its move is under way. */
function stakingBucket(row: CardRow, now: number, moving: ReadonlySet<number>): Bucket {
  if (moving.has(row.tokenId)) return 'pledging'
  if (row.unlockTime === null) return 'held'
  return now < row.unlockTime ? 'mining' : 'pledging'
}

/** Cards with a stake's beginning or end on its way. Once in a block the card's own row tells. */
async function inFlight(call: Call): Promise<ReadonlySet<number>> {
  const { list } = await call.app.orders.unfinished(call.address, { pageNum: 1, pageSize: 100 })
  const sent = list.filter((order) => order.state === 'sent' && staking.has(order.kind))
  return new Set(
    sent.flatMap(({ subject }) =>
      (subject['tokenIds'] ?? subject['tokenId'] ?? '').split(',').map(Number),
    ),
  )
}
