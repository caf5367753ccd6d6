import type { World } from '#apps/deploy/testing.ts'
import { must } from '#tests/journeys/must.ts'

import { bothArgs, type Form, quick, saleForm, tokenForm } from './forms.ts'
import { chainSeconds } from './sales.ts'

type Hex = `0x${string}`
export interface MadeSale {
  readonly token: Hex
  readonly sale: Hex
}

/** Frank is left out: he is who has nothing, where all calls are tried. */
const all = ['alice', 'bob', 'carol', 'dave', 'erin', 'grace']

/** Presales by direct calls of demo accounts, several side by side. */
export function salesOn(world: World) {
  const on = async (
    { sale }: Pick<MadeSale, 'sale'>,
    who: string,
    name: string,
    args: readonly unknown[] = [],
    value = 0n,
  ): Promise<void> => {
    world.adopt('Sale', sale)
    await must(world, who, 'Sale', name, args, value)
  }
  const price = BigInt(quick['presaleEthAmount']!)
  /** Five that are not its creator. */
  const buyersOf = (creator: string): readonly string[] =>
    all.filter((who) => who !== creator).slice(0, 5)
  return {
    on,
    buyersOf,
    /** That can be joined at once: `start` seconds later. */
    async make(creator: string, more: Form = {}, start = 30): Promise<MadeSale> {
      const own = world.hex(creator)
      // The head of an idle chain may be older than the time until the start.
      await world.net.mine()
      const begins = Number(chainSeconds(world)) + start
      const form = { ...tokenForm(own), ...saleForm(begins, own), ...quick, ...more }
      const fee = await world.read<bigint>('TokenFactory', 'creationFee')
      await must(world, creator, 'TokenFactory', 'createTokenAndPresale', bothArgs(form), fee)
      const count = await world.read<bigint>('TokenFactory', 'pairCount')
      const token = await world.read<Hex>('TokenFactory', 'pairAt', [count - 1n])
      return { token, sale: await world.read<Hex>('TokenFactory', 'saleOf', [token]) }
    },
    mint: (made: Pick<MadeSale, 'sale'>, who: string, shares: bigint, each = price) =>
      on(made, who, 'mint', [shares], shares * each),
    /** Of `quick`: all ten shares of the presale, or of the curve but the last ones of the last buyer. */
    async sellOut(made: MadeSale, creator: string): Promise<void> {
      for (const who of buyersOf(creator)) await on(made, who, 'mint', [2n], 2n * price)
    },
    async sellCurve(made: MadeSale, buyers: readonly string[]): Promise<void> {
      for (const who of buyers) await on(made, who, 'buyInside', [2n], 7_000_000_000n)
    },
  }
}
