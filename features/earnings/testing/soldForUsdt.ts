import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'

type On = Pick<Stack, 'world'>

const price = 400_000_000n

/** A card of the first level that `who` buys: its number. */
export async function boughtCard({ world }: On, who: string): Promise<bigint> {
  const [, , , , next] = await world.read<readonly bigint[]>('Cards', 'levelMap', [1n])
  const cost = await world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
  await must(world, who, 'Cards', 'Buy', [1n], cost)
  return BigInt(next!)
}

/**
 * `buyer` gets the card for 400 USDT on the market: a fee of 10 USDT, of which the buyer's line has 1 and 0.5. It was
 * never listed before.
 */
export async function sellForUsdt(
  { world }: On,
  card: bigint,
  seller: string,
  buyer: string,
): Promise<void> {
  const [market, usdt] = [world.hex('CardMarket'), world.hex('Usdt')]
  await must(world, seller, 'Cards', 'setApprovalForAll', [market, true])
  await must(world, 'deployer', 'Usdt', 'transfer', [world.hex(buyer), price])
  await must(world, buyer, 'Usdt', 'approve', [market, price])
  await world.net.travel(60)
  const end = BigInt(Math.floor(world.net.status().head.timestamp / 1000) + 86_400)
  await must(world, seller, 'CardMarket', 'listForSale', [card, usdt, price, end])
  await must(world, buyer, 'CardMarket', 'buy', [card, 1n, price])
}

/** Both. */
export const soldForUsdt = async (on: On, seller: string, buyer: string): Promise<void> =>
  sellForUsdt(on, await boughtCard(on, seller), seller, buyer)
