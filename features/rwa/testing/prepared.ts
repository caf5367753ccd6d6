import { addressFromHex } from '#platform/std/address.ts'
import type { Prepared } from '#tests/examples.ts'
import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'

import { assetsOn, demoHash } from './made.ts'

const day = 86_400
const ours = (name: string) => `/tessera/rwa/${name}Before`
const base = 1_000_000n

/**
 * For alice an asset in each state that a call of hers needs: to buy, to leave, failed, to release, and released ones
 * with a dividend, a request and a paid redemption. Of one she is the issuer, of another the revenue address.
 */
export async function preparedAssets(stack: Stack): Promise<Prepared> {
  const { world, server } = stack
  const assets = assetsOn(world)
  for (const who of ['alice', 'bob', 'carol']) await assets.allow(who)
  const long = { lasts: 200 * day }
  const target = { ...long, target: 10n }
  const forSale = await assets.make(long)
  const bought = await assets.make(long)
  await assets.buy(bought, 'alice', 1n)
  const failed = await assets.make({ lasts: 60 })
  await assets.buy(failed, 'alice', 1n)
  await assets.buy(failed, 'bob', 1n)
  const [held, asked, redeemed, issued, paid] = [
    await assets.make(target),
    await assets.make(target),
    await assets.make(target),
    await assets.make({ ...target, issuer: 'alice' }),
    await assets.make({ ...target, revenue: 'alice' }),
  ]
  const due = await assets.make(target)
  const released = [held, asked, redeemed, issued, paid]
  for (const asset of [...released, due]) {
    await assets.buy(asset, asset === issued ? 'bob' : 'alice', 20n)
    if (asset !== due) await assets.attest(asset, 1_000n * base)
  }
  await world.net.travel(3 * day)
  for (const asset of released) await assets.on(asset, 'bob', 'release')
  await assets.attest(due, 1_000n * base)
  await assets.distribute(held, 40n * base)
  for (const asset of [asked, redeemed]) await assets.on(asset, 'alice', 'requestRedemption', [5n])
  await assets.spend(redeemed, 'erin', 1_000n * base)
  await assets.on(redeemed, 'erin', 'fulfil', [world.hex('alice'), 1_000n * base])
  await assets.on(issued, 'bob', 'requestRedemption', [5n])
  for (const asset of [forSale, issued, paid]) await assets.spend(asset, 'alice', 1_000n * base)
  await must(world, 'deployer', 'Usdt', 'transfer', [world.hex('alice'), 1_000n * base])
  await server.indexer.catchUp()
  const at = addressFromHex
  const bob = addressFromHex(world.hex('bob'))
  return {
    values: {
      asset: at(held),
      account: bob,
      to: bob,
      coin: 'USDT',
      amount: String(10n * base),
      shares: '1',
      cost: String(50n * base),
      mostPaid: String(250n * base),
      reserve: String(2_000n * base),
      document: demoHash,
      wanted: 'yes',
      only: 'open',
    },
    ofPath: {
      [ours('approve')]: { asset: at(bought) },
      [ours('buy')]: { asset: at(forSale) },
      [ours('refund')]: { asset: at(bought) },
      [ours('refundFor')]: { asset: at(failed) },
      [ours('cancelRedemption')]: { asset: at(asked) },
      [ours('claimRedemption')]: { asset: at(redeemed) },
      [ours('fulfil')]: { asset: at(issued) },
      [ours('distribute')]: { asset: at(paid) },
      '/tessera/rwa/redemptions': { asset: at(asked) },
    },
    known: {
      asset: [forSale, bought, failed, held, asked, redeemed, issued, paid, due].map(at),
      shares: ['0', '1', '5', '20'],
      amount: ['0', String(10n * base)],
    },
    async afterwards() {
      await server.indexer.catchUp()
      return { values: {}, ofPath: { [ours('release')]: { asset: at(due) } } }
    },
  }
}
