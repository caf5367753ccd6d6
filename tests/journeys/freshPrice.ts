import { must } from './must.ts'
import type { Stack } from './stack.ts'

/** Half an hour and a little: an average can be stored again. */
const averaged = 1_900

/** Gives the oracle an average of now; where the last one is too old, it begins first. */
export async function freshPrice({ world }: Stack): Promise<void> {
  await must(world, 'mallory', 'TwapOracle', 'poke')
  await world.net.travel(averaged)
  await must(world, 'mallory', 'TwapOracle', 'poke')
}
