import type { World } from '#apps/deploy/testing.ts'
import { must } from '#tests/journeys/must.ts'

import { demoDocument } from '../demoDocument.ts'
import { hashOf } from '../server/documents.ts'

type Hex = `0x${string}`
const usdt = 1_000_000n
const day = 86_400

export const demoHash = hashOf(demoDocument())

export interface MakeAsset {
  readonly name?: string
  readonly symbol?: string
  readonly document?: string
  /** Base units of USDT a share; shares that must be sold, and all. */
  readonly price?: bigint
  readonly target?: bigint
  readonly most?: bigint
  /** Seconds from now. */
  readonly lasts?: number
  readonly issuer?: string
  readonly revenue?: string
}

/** Assets by direct calls of demo accounts: made and attested by the deployer, who has the roles of a local network. */
export function assetsOn(world: World) {
  const now = () => Math.floor(world.net.status().head.timestamp / 1_000)
  const on = async (asset: Hex, who: string, name: string, args: readonly unknown[] = []) => {
    world.adopt('RwaAsset', asset)
    await must(world, who, 'RwaAsset', name, args)
  }
  const spend = async (asset: Hex, who: string, amount: bigint): Promise<void> => {
    await must(world, 'deployer', 'Usdt', 'transfer', [world.hex(who), amount])
    await must(world, who, 'Usdt', 'approve', [asset, 0n])
    await must(world, who, 'Usdt', 'approve', [asset, amount])
  }
  return {
    now,
    on,
    spend,
    allow: (who: string, until = now() + 400 * day) =>
      must(world, 'deployer', 'RwaRegistry', 'allow', [world.hex(who), BigInt(until)]),
    /** Its issuer is erin and dave pays dividends, where nobody else is named. */
    async make(more: MakeAsset = {}): Promise<Hex> {
      const { name = 'Harbour Warehouse', symbol = 'HARB', document = demoHash } = more
      const { price = 50n * usdt, target = 100n, most = 400n, lasts = 30 * day } = more
      const numbers = [price, target, most, BigInt(now() + lasts)]
      const parties = [world.hex(more.issuer ?? 'erin'), world.hex(more.revenue ?? 'dave')]
      const usdtAt = world.hex('Usdt')
      const args = [name, symbol, `0x${document}`, numbers, usdtAt, ...parties]
      await must(world, 'deployer', 'RwaRegistry', 'make', args)
      const count = await world.read<bigint>('RwaRegistry', 'count')
      return world.read<Hex>('RwaRegistry', 'assetAt', [count - 1n])
    },
    async buy(asset: Hex, who: string, shares: bigint, price = 50n * usdt): Promise<void> {
      await spend(asset, who, shares * price)
      await on(asset, who, 'buy', [shares])
    },
    attest: (asset: Hex, reserve: bigint, document = demoHash) =>
      on(asset, 'deployer', 'attest', [`0x${document}`, reserve]),
    async distribute(asset: Hex, amount: bigint, revenue = 'dave'): Promise<void> {
      await spend(asset, revenue, amount)
      await on(asset, revenue, 'distribute', [amount])
    },
  }
}
