import { deployed } from '#apps/deploy/deployed.ts'
import type { World } from '#apps/deploy/testing.ts'

import type { Artifacts } from '../../../scripts/compile-contracts.ts'

type Hex = `0x${string}`

/**
 * The most energy that the OTC market may cost. One place: the contract's test and the bench read it. An offer has two
 * slots for TRX and listed coins, and one more for each other coin and for a private taker. A take pays for the split of
 * its fee, 27,000, and where a coin is wanted for bringing the fee here, 14,000.
 */
export const otcGoals = {
  'OTC, publish a coin': 70_000,
  'OTC, publish TRX': 54_000,
  'OTC, publish coins that are not listed, private': 131_000,
  'OTC, take for a coin, whole': 77_000,
  'OTC, take for TRX, a part': 63_000,
  'OTC, edit': 9_000,
  'OTC, cancel': 22_000,
  'OTC, sweep': 22_500,
} as const

export type OtcAction = keyof typeof otcGoals

export const trx: Hex = `0x${'0'.repeat(40)}`
const give = 1_000_000_000_000_000_000_000n
const want = 50_000_000n

export async function must(
  sent: Promise<{ readonly energy: number; readonly reason: string }>,
): Promise<number> {
  const { energy, reason } = await sent
  if (reason !== '') throw new Error(reason)
  return energy
}

/** Bob gives TES, carol USDT; what `spender` may move has no limit and is not written. Both keep some. */
export async function equipTraders(world: World, spender: Hex): Promise<void> {
  for (const who of ['bob', 'carol', 'dave']) {
    for (const [coin, amount] of [
      ['Tes', 100n * give],
      ['Usdt', 100n * want],
    ] as const) {
      await must(world.send('deployer', coin, 'transfer', [world.hex(who), amount]))
      await must(world.send(who, coin, 'approve', [spender, 2n ** 256n - 1n]))
    }
  }
}

/** An offer of TES for USDT and what a taker pays, here and elsewhere. */
export const trade = { give, want, lot: give / 100n } as const

/**
 * Every action. The market has coins, accounts of the line have had shares, and there were offers before.
 * @param coins a coin that is not listed, by name
 */
export async function measureOtc(
  world: World,
  coins: Artifacts,
): Promise<Record<OtcAction, number>> {
  const [otc, tes, usdt] = [world.hex('Otc'), world.hex('Tes'), world.hex('Usdt')]
  const inDays = (days: number): bigint =>
    BigInt(Math.floor(world.net.status().head.timestamp / 1_000) + days * 86_400)
  const act = (who: string, name: string, args: readonly unknown[], value = 0n) =>
    must(world.send(who, 'Otc', name, args, value))
  const publish = (coin: Hex, amount: bigint, forCoin: Hex, asked: bigint, value = 0n) =>
    act('bob', 'publish', [coin, amount, forCoin, asked, amount / 100n, inDays(30), trx], value)
  await equipTraders(world, otc)
  await must(world.send('bob', 'Team', 'bindParent', [world.hex('deployer')]))
  await must(world.send('dave', 'Team', 'bindParent', [world.hex('bob')]))
  await must(world.send('carol', 'Team', 'bindParent', [world.hex('dave')]))
  // What is new but once: the market's own balances, credits of the line, the splitter's pots.
  const sun = 100_000_000n
  await publish(tes, give, usdt, want)
  await publish(usdt, want, trx, sun)
  await act('carol', 'take', [1n, 1n, give, want])
  await act('carol', 'take', [2n, 1n, want, sun], sun)
  await publish(tes, give, usdt, want)

  const ofCoin = await publish(tes, give, usdt, want)
  const ofTrx = await publish(trx, sun, usdt, want, sun)
  const whole = await act('carol', 'take', [4n, 1n, give, want])
  await publish(tes, give, trx, sun)
  const part = await act('carol', 'take', [6n, 1n, give / 4n, sun / 4n], sun / 4n)
  const edit = await act('bob', 'edit', [6n, sun, give / 100n, inDays(60)])
  const cancel = await act('bob', 'cancel', [6n])

  const name = 'OddToken'
  const others = deployed(world, coins)
  await others.deploy(name)
  const other = others.hex(name)
  await must(others.send('deployer', name, 'transfer', [world.hex('bob'), 2n * give]))
  await must(others.send('deployer', name, 'transfer', [otc, 1n]))
  await must(others.send('bob', name, 'approve', [otc, 2n ** 256n - 1n]))
  const priced = [other, give, world.hex('Wtrx'), sun, give / 100n, inDays(30), world.hex('carol')]
  const unlisted = await act('bob', 'publish', priced)
  await world.net.travel(31 * 86_400)
  return {
    'OTC, publish a coin': ofCoin,
    'OTC, publish TRX': ofTrx,
    'OTC, publish coins that are not listed, private': unlisted,
    'OTC, take for a coin, whole': whole,
    'OTC, take for TRX, a part': part,
    'OTC, edit': edit,
    'OTC, cancel': cancel,
    'OTC, sweep': await act('dave', 'sweep', [3n]),
  }
}
