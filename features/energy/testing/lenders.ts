import type { World } from '#apps/deploy/testing.ts'

type Hex = `0x${string}`

export const trx = 1_000_000n
/** Sun for one energy a day. */
export const price = 60n
export const least = 100n

/** Fails where it is refused. */
export async function must(
  sent: Promise<{ readonly energy: number; readonly reason: string }>,
): Promise<number> {
  const { energy, reason } = await sent
  if (reason !== '') throw new Error(reason)
  return energy
}

/** Of that account, with this first supply. It is called `Lender` from now on. */
export async function makeLender(
  world: World,
  who: string,
  sun: bigint,
): Promise<{ readonly lender: Hex; readonly energy: number }> {
  const energy = await must(world.send(who, 'LenderFactory', 'make', [price, least], sun))
  const made = await world.read<Hex>('LenderFactory', 'lenderOf', [world.hex(who)])
  const lender = made.toLowerCase() as Hex
  world.adopt('Lender', lender)
  return { lender, energy }
}
