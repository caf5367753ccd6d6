import type { PaymentStage, Payments } from '#apps/deploy/testing/payments.ts'

import { document, equip, list, makeAsset } from './assets.ts'

export const rwaPayments: Payments = {
  callersOwn: [
    'RwaRedemptions.claimRedemption',
    'RwaRedemptions.fulfil',
    'RwaSale.buy',
    'RwaSale.refund',
    'RwaShares.claim',
    'RwaShares.distribute',
  ],
  prepare: prepareAssets,
}

/** Of alice: a sale that will have failed, and one that can be released to bob by then. */
async function prepareAssets(stage: PaymentStage): Promise<void> {
  const { world, add } = stage
  await list(world, ['alice'])
  const failing = await bought(stage, 5)
  const good = await bought(stage, 30)
  await stage.call('deployer', 'RwaAsset', 'attest', [document, 1n])

  // Both are called by one name: each is named before it is called.
  const paid = (asset: `0x${string}`, name: string, args: readonly unknown[], who: string) => {
    const account = world.hex(who)
    return {
      contract: 'RwaAsset',
      name,
      args,
      balance: () => {
        world.adopt('RwaAsset', asset)
        return stage.coinOf('Usdt', account)
      },
      credit: () => {
        world.adopt('RwaAsset', asset)
        return world.read<bigint>('RwaAsset', 'creditOf', [account, world.hex('Usdt')])
      },
    }
  }
  add('RwaSale.refundFor', paid(failing, 'refundFor', [world.hex('alice')], 'alice'))
  add('RwaSale.release', paid(good, 'release', [], 'bob'))
}

/** Two shares, which are the target. */
async function bought({ world, call, inDays }: PaymentStage, days: number) {
  const { asset } = await makeAsset(world, { target: 2n, most: 10n, deadline: inDays(days) })
  await equip(world, asset, ['alice'])
  await call('alice', 'RwaAsset', 'buy', [2n])
  return asset
}
