import type { World } from '#apps/deploy/testing.ts'

type Hex = `0x${string}`

/** Base units of USDT a share. */
export const price = 50_000_000n
export const document: Hex = `0x${'d0'.repeat(32)}`
export const report: Hex = `0x${'4e'.repeat(32)}`

export interface AssetSize {
  readonly target: bigint
  readonly most: bigint
  /** Unix seconds. */
  readonly deadline: bigint
}

/** Fails where it is refused. */
export async function must(
  sent: Promise<{ readonly energy: number; readonly reason: string }>,
): Promise<number> {
  const { energy, reason } = await sent
  if (reason !== '') throw new Error(reason)
  return energy
}

export const inDays = (world: World, days: number): bigint =>
  BigInt(Math.floor(world.net.status().head.timestamp / 1_000) + days * 86_400)

/** In USDT, issued by bob, with dividends of carol; the deployer is registrar and attestor. It is called `RwaAsset`. */
export async function makeAsset(
  world: World,
  { target, most, deadline }: AssetSize,
): Promise<{ readonly asset: Hex; readonly energy: number }> {
  const numbers = [price, target, most, deadline]
  const parties = [world.hex('Usdt'), world.hex('bob'), world.hex('carol')]
  const args = ['Harbour House', 'HRBR', document, numbers, ...parties]
  const energy = await must(world.send('deployer', 'RwaRegistry', 'make', args))
  const count = await world.read<bigint>('RwaRegistry', 'count')
  const made = await world.read<Hex>('RwaRegistry', 'assetAt', [count - 1n])
  const asset = made.toLowerCase() as Hex
  world.adopt('RwaAsset', asset)
  return { asset, energy }
}

/** On the allow-list for ever. */
export async function list(world: World, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const args = [world.hex(name), 2n ** 40n]
    await must(world.send('deployer', 'RwaRegistry', 'allow', args))
  }
}

/** USDT, and an allowance without a limit for the asset. */
export async function equip(world: World, asset: Hex, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await must(world.send('deployer', 'Usdt', 'transfer', [world.hex(name), 10_000n * price]))
    await must(world.send(name, 'Usdt', 'approve', [asset, 2n ** 256n - 1n]))
  }
}
