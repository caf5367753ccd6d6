import { addressFromHex } from '#platform/std/address.ts'
import type { Prepared } from '#tests/examples.ts'
import type { Client } from '#tests/journeys/client.ts'
import { doneBy } from '#tests/journeys/doneBy.ts'
import type { Stack } from '#tests/journeys/stack.ts'

import { trx } from './energy.ts'
import { offersOn, tes, usdt } from './offers.ts'

const skuEdit = '/deposit/aonTrans/skuEdit'
const approve = '/tessera/otc/approveBefore'

/** An offer of alice, one of bob to take, one of bob for her alone, and a credit: carol, whom she invited, took one. */
export async function preparedOffers(stack: Stack, alice: Client): Promise<Prepared> {
  const { world, server } = stack
  const offers = offersOn(stack)
  await offers.equip('bob', { tes: 3_000, usdt: 1 })
  await offers.equip('carol', { tes: 1, usdt: 100 })
  await offers.equip('alice', { tes: 1_000, usdt: 500 })
  const [give, want] = [addressFromHex(world.hex('Tes')), addressFromHex(world.hex('Usdt'))]
  const open = await offers.publish('bob', tes(1_000), 100_000_000n, { coin: trx })
  const secret = { taker: world.hex('alice') }
  const forAlice = await offers.publish('bob', tes(500), usdt(25), secret)
  const carols = await offers.publish('bob', tes(500), usdt(25), {})
  await offers.take('carol', carols, tes(250), usdt(25))
  const terms = {
    give,
    giveAmount: String(tes(100)),
    want,
    wantAmount: String(usdt(5)),
    minLot: String(tes(1)),
    days: '30',
  }
  await server.indexer.catchUp()
  await doneBy(stack, alice, skuEdit, { action: 'publish', ...terms })
  const own = String(await world.read<bigint>('Otc', 'count'))
  const grace = world.net.accounts.find(({ name }) => name === 'grace')!.address
  return {
    values: {
      ...terms,
      id: own,
      taker: grace,
      coin: give,
      other: want,
      side: 'buy',
      order: '1',
      amount: String(tes(10)),
      mostPaid: String(usdt(50)),
    },
    ofPath: {
      [skuEdit]: { action: 'cancel' },
      '/deposit/aonTrans/productBuy': { id: String(open) },
      '/deposit/aonTrans/ifCanBuy': { id: String(open) },
      '/tessera/otc/withdrawBefore': { coin: want },
      // The present value is removed before another one is set.
      [approve]: { coin: want, amount: '0' },
    },
    known: {
      id: [own, String(open), String(forAlice), String(carols)],
      coin: [give, want],
      give: [give, want],
      want: [give, want],
    },
  }
}
