import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'

/** Alice's trades on the market, beside those of others: the numbers of the last orders. */
export const onMarket = {
  /** Carol's card, for sale. */
  forSale: '3',
  /** Dave's, staked and for sale: alice buys it, and may call it off. */
  bought: '5002',
  /** Bob's, staked for a week and for sale: alice buys it, and anyone may hand it over after that. */
  sold: '1',
  /** Dave's offer on the card that alice holds, and alice's own on a level. */
  offered: '3',
  offering: '4',
} as const

/** An offer, two purchases of staked cards, and a credit in USDT: carol, whom alice invited, has bought something. */
export async function prepareMarket({ world, server }: Stack): Promise<void> {
  const sent = (...args: Parameters<typeof world.send>) => must(world, ...args)
  const trx = `0x${'0'.repeat(40)}`
  const whole = 1_000_000n
  const soon = BigInt(server.app.clock.now() + 30 * 86_400)
  await sent('alice', 'Cards', 'setApprovalForAll', [world.hex('CardMarket'), true])
  await sent('alice', 'CardMarket', 'offerOnLevel', [1n, trx, 10n * whole, soon], 10n * whole)
  await sent('bob', 'Cards', 'setApprovalForAll', [world.hex('CardMarket'), true])
  await sent('bob', 'CardMarket', 'listForSale', [1n, trx, 90n * whole, soon])
  await sent('alice', 'CardMarket', 'buy', [1n, 1n, 90n * whole], 90n * whole)
  await sent('alice', 'CardMarket', 'buy', [5002n, 1n, 620n * whole], 620n * whole)
  await sent('carol', 'Usdt', 'approve', [world.hex('CardMarket'), 180n * whole])
  await sent('carol', 'CardMarket', 'buy', [5003n, 1n, 180n * whole])
}
