import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'

const month = 2_592_000n

/**
 * Every state that a sale of a staked card can be in, from the neighbours' listings: alice buys
 * carol's Silver #7801, which waits, and Marble #5002 of dave, who leaves his stake and gives the card
 * away, so that it is broken; bob buys Glass #7003 of frank, who leaves his stake, so that it is
 * ready. Dave's purchase for USDT leaves parts of the fee with bob and alice. Carol has two for sale; alice offers for Clay.
 */
export async function sellFrozen(
  stack: Stack,
): Promise<{ onSale: number; frozen: number; ready: number }> {
  const { world } = stack
  const send = (...call: Parameters<typeof world.send>): Promise<void> => must(world, ...call)
  const market = world.hex('CardMarket')
  const buy = async (who: string, tokenId: bigint): Promise<void> => {
    const [, , number, coin, price] = await world.read<
      readonly [boolean, string, bigint, string, bigint]
    >('CardMarket', 'listingOf', [tokenId])
    const native = BigInt(coin) === 0n
    if (!native) await send(who, 'Usdt', 'approve', [market, price])
    await send(who, 'CardMarket', 'buy', [tokenId, number, price], native ? price : 0n)
  }
  await buy('alice', 7801n)
  await buy('alice', 5002n)
  await buy('bob', 7003n)
  await send('frank', 'Cards', 'exit', [7003n])
  await send('dave', 'Cards', 'exit', [5002n])
  await send('dave', 'Cards', 'transferFrom', [world.hex('dave'), world.hex('erin'), 5002n])
  await buy('dave', 7002n)
  await send('alice', 'Cards', 'claim', [[7001n]])

  await send('carol', 'Cards', 'Buy', [2n], 800_000_000n)
  const range = [world.hex('carol'), 5_001n, 7_001n]
  const [marble] = await world.read<readonly bigint[]>('Cards', 'ownerOfPage', range)
  await send('carol', 'Cards', 'approve', [market, marble])
  // A card is listed in a later second than it came.
  await world.net.travel(2)
  const expiry = BigInt(Math.floor(world.net.status().head.timestamp / 1_000)) + month
  const listing = [marble, world.hex('Usdt'), 210_000_000n, expiry]
  await send('carol', 'CardMarket', 'listForSale', listing)
  const offered = [1n, `0x${'0'.repeat(40)}`, 150_000_000n, expiry]
  await send('alice', 'CardMarket', 'offerOnLevel', offered, 150_000_000n)
  return { onSale: 3, frozen: 7801, ready: 7003 }
}
