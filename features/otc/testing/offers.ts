import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'

import { trx } from './energy.ts'

export const tes = (whole: number) => BigInt(whole) * 10n ** 18n
export const usdt = (whole: number) => BigInt(whole) * 10n ** 6n
const day = 86_400

/** Offers by direct calls, for tests that need some. */
export function offersOn({ world }: Pick<Stack, 'world'>) {
  const inDays = (days: number): bigint =>
    BigInt(Math.floor(world.net.status().head.timestamp / 1_000) + days * day)
  return {
    /** Gives an account both coins, and lets the market take them. */
    async equip(who: string, whole: { readonly tes: number; readonly usdt: number }) {
      for (const [coin, amount] of [
        ['Tes', tes(whole.tes)],
        ['Usdt', usdt(whole.usdt)],
      ] as const) {
        await must(world, 'deployer', coin, 'transfer', [world.hex(who), amount])
        await must(world, who, coin, 'approve', [world.hex('Otc'), 0n])
        await must(world, who, coin, 'approve', [world.hex('Otc'), amount])
      }
    },

    /** TES for USDT, or another coin, in lots of a hundredth. Returns the number of the offer. */
    async publish(
      who: string,
      give: bigint,
      want: bigint,
      {
        days = 30,
        taker = trx,
        lot = give / 100n,
        coin = world.hex('Usdt'),
      }: { days?: number; taker?: string; lot?: bigint; coin?: string },
    ): Promise<bigint> {
      const coins = [world.hex('Tes'), give, coin, want]
      await must(world, who, 'Otc', 'publish', [...coins, lot, inDays(days), taker])
      return world.read<bigint>('Otc', 'count')
    },

    /** USDT for TES. */
    async bid(who: string, give: bigint, want: bigint): Promise<bigint> {
      const coins = [world.hex('Usdt'), give, world.hex('Tes'), want]
      await must(world, who, 'Otc', 'publish', [...coins, give / 10n, inDays(30), trx])
      return world.read<bigint>('Otc', 'count')
    },

    async take(who: string, id: bigint, amount: bigint, mostPaid: bigint): Promise<void> {
      const offer = await world.read<readonly bigint[]>('Otc', 'offerOf', [id])
      await must(world, who, 'Otc', 'take', [id, offer[8]!, amount, mostPaid])
    },

    edit: (who: string, id: bigint, want: bigint, lot: bigint, days: number): Promise<void> =>
      must(world, who, 'Otc', 'edit', [id, want, lot, inDays(days)]),
  }
}
