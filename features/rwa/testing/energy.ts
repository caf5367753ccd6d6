import type { World } from '#apps/deploy/testing.ts'

import { document, equip, inDays, list, makeAsset, must, report } from './assets.ts'

/** The most energy that an asset may cost, in USDT. One place: the contract's test and the bench read it. */
export const rwaGoals = {
  'RWA, make an asset': 250_000,
  'RWA, allow an account': 25_000,
  'RWA, buy, first of an account': 60_000,
  'RWA, buy, again': 45_000,
  'RWA, buy that reaches the target': 60_000,
  'RWA, refund': 40_000,
  'RWA, attest': 50_000,
  'RWA, release': 40_000,
  'RWA, distribute': 45_000,
  'RWA, transfer to a holder, both settled': 24_000,
  'RWA, transfer to a new holder': 39_000,
  'RWA, claim': 30_000,
  'RWA, request a redemption': 45_000,
  'RWA, pay a redemption': 75_000,
  'RWA, claim a redemption': 30_000,
} as const

export type RwaAction = keyof typeof rwaGoals

const base = 1_000_000n

/** Every action. The asset has coins, there were requests and dividends before. */
export async function measureRwa(world: World): Promise<Record<RwaAction, number>> {
  const act = (who: string, name: string, args: readonly unknown[] = []) =>
    must(world.send(who, 'RwaAsset', name, args))
  await list(world, ['alice', 'dave', 'erin', 'grace'])
  const allow = await must(
    world.send('deployer', 'RwaRegistry', 'allow', [world.hex('frank'), 2n ** 40n]),
  )
  await makeAsset(world, { target: 1n, most: 1n, deadline: inDays(world, 9) })
  const size = { target: 100n, most: 1_000n, deadline: inDays(world, 30) }
  const { asset, energy: make } = await makeAsset(world, size)
  await equip(world, asset, ['alice', 'bob', 'carol', 'dave', 'erin'])
  await act('dave', 'buy', [10n])
  const buy = await act('alice', 'buy', [40n])
  const again = await act('alice', 'buy', [10n])
  const reaching = await act('erin', 'buy', [60n])
  await act('dave', 'refund')
  await act('dave', 'buy', [20n])
  const refund = await act('erin', 'refund')
  await act('erin', 'buy', [60n])
  await act('deployer', 'attest', [document, 60_000n * base])
  await world.net.travel(3 * 86_400 + 60)
  const release = await act('bob', 'release')
  const attest = await act('deployer', 'attest', [report, 70_000n * base])
  await act('carol', 'distribute', [1_000n * base])
  const distribute = await act('carol', 'distribute', [1_000n * base])
  const transfer = await act('alice', 'transfer', [world.hex('dave'), 5n])
  await act('carol', 'distribute', [1_000n * base])
  const settled = await act('alice', 'transfer', [world.hex('dave'), 5n])
  const toNew = await act('alice', 'transfer', [world.hex('grace'), 5n])
  const claim = await act('alice', 'claim')
  await act('dave', 'requestRedemption', [1n])
  await act('bob', 'fulfil', [world.hex('dave'), 10_000n * base])
  const request = await act('alice', 'requestRedemption', [5n])
  const fulfil = await act('bob', 'fulfil', [world.hex('alice'), 10_000n * base])
  return {
    'RWA, make an asset': make,
    'RWA, allow an account': allow,
    'RWA, buy, first of an account': buy,
    'RWA, buy, again': again,
    'RWA, buy that reaches the target': reaching,
    'RWA, refund': refund,
    'RWA, attest': attest,
    'RWA, release': release,
    'RWA, distribute': distribute,
    'RWA, transfer to a holder, both settled': Math.max(transfer, settled),
    'RWA, transfer to a new holder': toNew,
    'RWA, claim': claim,
    'RWA, request a redemption': request,
    'RWA, pay a redemption': fulfil,
    'RWA, claim a redemption': await act('alice', 'claimRedemption'),
  }
}
