import type { Stack } from '#tests/journeys/stack.ts'

import { assetsOn } from './made.ts'

const day = 86_400
const base = 1_000_000n

/** One asset from its sale to a paid redemption, and one in escrow. */
export async function auditedAssets({ world }: Stack): Promise<void> {
  const assets = assetsOn(world)
  for (const who of ['alice', 'bob', 'carol']) await assets.allow(who)
  const inEscrow = await assets.make()
  await assets.buy(inEscrow, 'alice', 3n)
  await assets.buy(inEscrow, 'bob', 2n)
  await assets.on(inEscrow, 'bob', 'refund')
  const asset = await assets.make({ target: 10n })
  for (const who of ['alice', 'bob']) await assets.buy(asset, who, 10n)
  await assets.attest(asset, 1_000n * base)
  await world.net.travel(3 * day)
  await assets.on(asset, 'carol', 'release')
  await assets.distribute(asset, 7n * base)
  await assets.on(asset, 'alice', 'transfer', [world.hex('carol'), 4n])
  await assets.distribute(asset, 7n * base)
  await assets.on(asset, 'alice', 'claim')
  await assets.on(asset, 'alice', 'requestRedemption', [2n])
  await assets.on(asset, 'bob', 'requestRedemption', [3n])
  await assets.on(asset, 'bob', 'cancelRedemption')
  await assets.spend(asset, 'erin', 1_000n * base)
  await assets.on(asset, 'erin', 'fulfil', [world.hex('alice'), 1_000n * base])
  await assets.on(asset, 'carol', 'requestRedemption', [1n])
}
