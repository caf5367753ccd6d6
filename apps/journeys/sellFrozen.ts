import type { Stack } from './stack.ts'

/**
 * Every state that a sale of a staked card can be in, among the neighbours' listings: alice bought
 * Silver #7801 of carol, which waits, Glass #7003 of frank, who left his stake, so that it is ready,
 * and Marble #5002 of dave, who left and gave the card away, so that it is broken. A settled sale of
 * erin's Glass #7002 leaves creator fees with the fund. Bob has free cards, one of them for sale.
 */
export async function sellFrozen(
  stack: Stack,
): Promise<{ onSale: number; frozen: number; ready: number }> {
  const { world } = stack
  const send = async (...call: Parameters<typeof world.send>): Promise<void> => {
    const { reason } = await world.send(...call)
    if (reason !== '') throw new Error(`${call[0]} ${call[2]}: ${reason}`)
  }
  const market = world.hex('CardMarket')
  const buy = async (who: string, tokenId: bigint): Promise<void> => {
    const [, , number, coin, price] = await world.read<
      readonly [boolean, string, bigint, string, bigint]
    >('CardMarket', 'listingOf', [tokenId])
    const native = BigInt(coin) === 0n
    if (!native) await send(who, 'Usdt', 'approve', [market, price])
    await send(who, 'CardMarket', 'buy', [tokenId, number, price], native ? price : 0n)
  }
  for (const tokenId of [7801n, 7003n, 5002n]) await buy('alice', tokenId)
  await buy('grace', 7002n)
  await send('frank', 'Cards', 'exit', [7003n])
  await send('dave', 'Cards', 'exit', [5002n])
  await send('dave', 'Cards', 'transferFrom', [world.hex('dave'), world.hex('erin'), 5002n])
  await send('alice', 'Cards', 'claim', [[7001n]])
  await send('bob', 'Cards', 'Buy', [1n], 200_000_000n)
  await send('bob', 'Cards', 'approve', [market, 2n])
  const now = BigInt(Math.floor(world.net.status().head.timestamp / 1_000))
  const listed = [2n, `0x${'0'.repeat(40)}`, 190_000_000n, now + 2_592_000n]
  await send('bob', 'CardMarket', 'listForSale', listed)
  // Carol has two to take down: her Clay, and another that she buys.
  await send('carol', 'Cards', 'Buy', [2n], 800_000_000n)
  const own = await world.read<readonly bigint[]>('Cards', 'ownerOfPage', [
    world.hex('carol'),
    5_001n,
    7_001n,
  ])
  await send('carol', 'Cards', 'approve', [market, own[0]])
  await world.net.travel(2)
  await send('carol', 'CardMarket', 'listForSale', [
    own[0],
    world.hex('Usdt'),
    210_000_000n,
    now + 2_592_000n,
  ])
  return { onSale: 3, frozen: 7801, ready: 7003 }
}
