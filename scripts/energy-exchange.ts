import { Sender } from '#apps/deploy/sender.ts'
import type { World } from '#apps/deploy/testing.ts'
import { pairAbi } from '#features/exchange/contract/abi.ts'
import { addressFromHex } from '#platform/std/address.ts'

/** Goals of the exchange, beside those of the rest in energy.ts. The first time is with what one never held before. */
export const exchangeGoals = {
  'add liquidity by the router': 100_000,
  'add liquidity by the router, first time': 100_000,
  'add liquidity with TRX by the router': 100_000,
  'remove liquidity by the router': 100_000,
  'buy liquidity with USDT': 70_000,
  'buy liquidity with USDT, first time': 85_000,
  'buy liquidity with TRX over two pools': 125_000,
  'buy liquidity with TRX over two pools, first time': 140_000,
  'swap USDT for TES': 75_000,
  'swap TRX for USDT': 80_000,
  'swap TES for TRX over two pools': 135_000,
  'store both averages': 30_000,
  'Buy at an average price without the split, holder': 40_000,
  'Buy at an average price without the split, new holder': 55_000,
} as const

export type OnExchange = keyof typeof exchangeGoals
/** What a card's purchase costs at one price for ever. */
interface Fixed {
  readonly holder: number
  readonly newHolder: number
}

const [usdt, tes, trx] = [10n ** 6n, 10n ** 18n, 10n ** 6n]
const never = 2n ** 256n - 1n
const inTrx = `0x${'0'.repeat(40)}`

/**
 * Heidi, who has both coins, provides, buys and trades, each time in another second; the first
 * liquidity goes to an account that has none. The averages are at least one window old.
 */
export async function walkExchange(
  world: World,
  fixed: Fixed,
): Promise<Record<OnExchange, number>> {
  const at = (name: string) => world.hex(name)
  const tesPair = await world.read<string>('TwapOracle', 'tesPair')
  const energyOf = async (...call: Parameters<World['send']>): Promise<number> => {
    await world.net.travel(60)
    const { energy, reason } = await world.send(...call)
    if (reason !== '') throw new Error(`${call[0]} ${call[2]}: ${reason}`)
    return energy
  }
  const by = (contract: string, functionName: string, args: readonly unknown[], value = 0n) =>
    energyOf('heidi', contract, functionName, args, value)
  for (const [coin, amount] of [
    ['Usdt', 1_000n * usdt],
    ['Tes', 10_000n * tes],
  ] as const) {
    await energyOf('deployer', coin, 'transfer', [at('heidi'), amount])
    for (const spender of ['Router', 'Zap']) await by(coin, 'approve', [at(spender), amount])
  }

  const add = (to: string) =>
    by('Router', 'addLiquidity', [at('Tes'), at('Usdt'), 20n * tes, usdt, 0n, 0n, at(to), never])
  const addTrx = () =>
    by('Router', 'addLiquidityETH', [at('Usdt'), usdt, 0n, 0n, at('heidi'), never], 10n * trx)
  const zap = (to: string, coin: string, amount: bigint) => {
    const args = [tesPair, coin, amount, 0n, at(to), never]
    return by('Zap', 'zap', args, coin === inTrx ? amount : 0n)
  }
  const swap = (name: string, args: readonly unknown[], value = 0n) =>
    by('Router', name, [...args, at('heidi'), never], value)
  const remove = async () => {
    await allow(world, tesPair)
    const args = [at('Tes'), at('Usdt'), 10n ** 9n, 0n, 0n, at('heidi'), never]
    return by('Router', 'removeLiquidity', args)
  }

  await by('TwapOracle', 'poke', [])
  // Pools that were traded with before.
  await add('deployer').then(addTrx)
  return {
    'add liquidity by the router, first time': await add('heidi'),
    'add liquidity by the router': await add('heidi'),
    'add liquidity with TRX by the router': await addTrx(),
    'remove liquidity by the router': await remove(),
    'buy liquidity with USDT, first time': await zap('ivan', at('Usdt'), 10n * usdt),
    'buy liquidity with USDT': await zap('ivan', at('Usdt'), 10n * usdt),
    'buy liquidity with TRX over two pools, first time': await zap('judy', inTrx, 30n * trx),
    'buy liquidity with TRX over two pools': await zap('judy', inTrx, 30n * trx),
    'swap USDT for TES': await swap('swapExactTokensForTokens', [
      usdt,
      0n,
      [at('Usdt'), at('Tes')],
    ]),
    'swap TRX for USDT': await swap(
      'swapExactETHForTokens',
      [0n, [at('Wtrx'), at('Usdt')]],
      10n * trx,
    ),
    'swap TES for TRX over two pools': await swap('swapExactTokensForETH', [
      tes,
      0n,
      [at('Tes'), at('Usdt'), at('Wtrx')],
    ]),
    ...(await averages(world, energyOf, fixed)),
  }
}

/** Both oracles answer the same call: what one costs more is what a purchase at its price costs more. */
async function averages(
  world: World,
  energyOf: (...call: Parameters<World['send']>) => Promise<number>,
  { holder, newHolder }: Fixed,
) {
  await world.net.travel(1_800)
  const poked = await energyOf('heidi', 'TwapOracle', 'poke')
  const [fixed, average] = [
    await world.energyOfRead('FixedPriceOracle', 'usdtToTrx', [50n * usdt]),
    await world.energyOfRead('TwapOracle', 'usdtToTrx', [50n * usdt]),
  ]
  return {
    'store both averages': poked,
    'Buy at an average price without the split, holder': holder + average - fixed,
    'Buy at an average price without the split, new holder': newHolder + average - fixed,
  }
}

/** A pool's shares are no contract of the deployment. */
async function allow(world: World, pair: string): Promise<void> {
  const { privateKey } = world.net.accounts.find(({ name }) => name === 'heidi')!
  const sender = new Sender(world.net.url, privateKey, { local: true })
  const args = [world.hex('Router'), never]
  const signed = await sender.signCall(addressFromHex(pair.slice(2)), pairAbi, 'approve', args)
  await sender.broadcast(signed)
  await sender.settled(signed)
}
