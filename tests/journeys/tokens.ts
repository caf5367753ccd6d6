import { Traders, never, tes } from '#features/exchange/server/testing/traders.ts'
import { addressToHex20 } from '#platform/std/address.ts'

import type { Stack } from './stack.ts'

/** Contracts of coins. */
export interface Tokens {
  readonly tes: string
  /** Of the chain's own coin, as pools hold it. */
  readonly trx: string
  /** Calls itself as TES does; it has a pool, without any trade. */
  readonly copy: string
}

/**
 * TRX that an account sells for TES, the other direction below 0, each an hour and a half after the
 * last.
 */
const trades = [
  500, 900, 300, -400, 1_200, 700, -900, -300, 600, 800, -1_500, -200, 400, 1_600, 300, -700, -600,
  900, 200, -400, 1_100, 500, -800, 300, 600, -200, 700, 400, -500, 900, 1_300, -600,
]

/** An account copies TES, and there are two days of trades, with an average of the last of them. */
export async function makeTokens(stack: Stack): Promise<Tokens> {
  const traders = new Traders(stack)
  const copy = await copyTes(traders)
  await traders.equip('grace')
  for (const trx of trades) {
    await traders.pass(5_400)
    if (trx > 0) await buyTes(stack, trx % 200 === 0 ? 'grace' : 'erin', trx)
    else await traders.swap('grace', tes(-trx * 6), 'Tes', 'Usdt')
  }
  await traders.send('deployer', 'TwapOracle', 'poke', [])
  await traders.pass(1_860)
  await traders.send('deployer', 'TwapOracle', 'poke', [])
  await stack.server.indexer.catchUp()
  const { contracts } = stack.world.deployment
  return { tes: contracts['Tes']!.address, trx: contracts['Wtrx']!.address, copy }
}

async function copyTes(traders: Traders): Promise<string> {
  const deployer = traders.hex('deployer')
  const copy = await traders.deploy('Tes', [deployer])
  await traders.call(copy, 'approve', [traders.hex('Router'), tes(1_000)])
  const hex = `0x${addressToHex20(copy)}`
  const sun = 500_000_000n
  const provided = [hex, tes(1_000), 0n, 0n, deployer, never]
  await traders.send('deployer', 'Router', 'addLiquidityETH', provided, sun)
  return copy
}

/** With TRX, along two pools: it counts for all three coins. */
export const buyTes = (stack: Stack, who: string, trx: number): Promise<void> =>
  new Traders(stack).swap(who, BigInt(trx) * 1_000_000n, 'Wtrx', 'Usdt', 'Tes')
