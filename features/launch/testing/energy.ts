import type { World } from '#apps/deploy/testing.ts'

import { makeSale, tokenArgs, usualSize } from './sales.ts'

/** The most energy that a launch may cost. One place: the contracts' test and the bench read it. */
export const launchGoals = {
  'create token': 150_000,
  'create token and presale': 260_000,
  'mint, first of a user': 32_000,
  'mint, after a leave': 22_000,
  leave: 22_000,
  'buy inside, first of a user': 38_000,
  'buy inside, again': 22_000,
  'buy inside, change returned': 30_000,
  'sell inside': 24_000,
  list: 2_600_000,
  'claim, first, tokens and liquidity': 70_000,
  'claim, a later part': 40_000,
  'claim inside': 40_000,
  redeem: 35_000,
  'collect the tap': 22_000,
} as const

export type LaunchAction = keyof typeof launchGoals

const day = 86_400
const price = usualSize.price
const buyers = ['alice', 'bob', 'dave', 'frank']

/** Every action; buyers are activated first. */
export async function measureLaunch(world: World): Promise<Record<LaunchAction, number>> {
  const act = async (
    who: string,
    contract: string,
    name: string,
    args: readonly unknown[] = [],
    sun = 0n,
  ) => {
    const { energy, reason } = await world.send(who, contract, name, args, sun)
    if (reason !== '') throw new Error(`${contract}.${name}: ${reason}`)
    return energy
  }
  const sale = (who: string, name: string, args: readonly unknown[] = [], sun = 0n) =>
    act(who, 'Sale', name, args, sun)
  for (const who of buyers) await act(who, 'Team', 'bindParent', [world.hex('deployer')])
  const fee = await world.read<bigint>('TokenFactory', 'creationFee')
  // The first of all makes the slot of their number.
  await act('erin', 'TokenFactory', 'createToken', tokenArgs, fee)
  const token = await act('erin', 'TokenFactory', 'createToken', tokenArgs, fee)
  const both = await makeSale(world, 'erin', usualSize)
  await sale('bob', 'mint', [100n], 100n * price)
  const mint = await sale('alice', 'mint', [100n], 100n * price)
  const leave = await sale('alice', 'leave')
  const again = await sale('alice', 'mint', [100n], 100n * price)
  await sale('dave', 'mint', [200n], 200n * price)
  await world.net.travel(31 * day)
  const costOf = async (shares: bigint) =>
    (await world.read<readonly bigint[]>('Sale', 'quote', [shares]))[0]!
  await sale('bob', 'buyInside', [10n], await costOf(10n))
  const buy = await sale('frank', 'buyInside', [10n], await costOf(10n))
  const buyAgain = await sale('frank', 'buyInside', [10n], await costOf(10n))
  const change = await sale('alice', 'buyInside', [10n], 100n * price)
  const sell = await sale('alice', 'sellInside', [5n, 0n])
  await world.net.travel(30 * day)
  const list = await sale('frank', 'list')
  await world.net.travel(10 * day)
  const claim = await sale('alice', 'claim')
  await world.net.travel(10 * day)
  const later = await sale('alice', 'claim')
  const claimInside = await sale('bob', 'claimInside')
  const redeem = await sale('alice', 'redeem', [10n ** 18n])
  await sale('erin', 'collectTap')
  await world.net.travel(day)
  return {
    'create token': token,
    'create token and presale': both,
    'mint, first of a user': mint,
    'mint, after a leave': again,
    leave,
    'buy inside, first of a user': buy,
    'buy inside, again': buyAgain,
    'buy inside, change returned': change,
    'sell inside': sell,
    list,
    'claim, first, tokens and liquidity': claim,
    'claim, a later part': later,
    'claim inside': claimInside,
    redeem,
    'collect the tap': await sale('erin', 'collectTap'),
  }
}
