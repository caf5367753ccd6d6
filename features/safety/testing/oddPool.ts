import { deployed } from '#apps/deploy/deployed.ts'
import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'
import { type Address, addressFromHex } from '#platform/std/address.ts'

import { compileApart } from '../../../scripts/compile-contracts.ts'

const fickle = 'platform/contracts/FickleToken.t.sol'

/** A pool of 1,000 FKL and 1,000 USDT, whose odd coin can take from it what it has, and stop to answer. */
export interface OddPool {
  readonly contract: Address
  readonly coin: Address
  vanish(): Promise<void>
  silence(): Promise<void>
}

export async function makeOddPool({ world }: Stack): Promise<OddPool> {
  const coins = deployed(world, compileApart([[fickle, 'FickleToken']]))
  await coins.deploy('FickleToken')
  const [odd, usdt, router] = [coins.hex('FickleToken'), world.hex('Usdt'), world.hex('Router')]
  await must(world, 'deployer', 'PairFactory', 'createPair', [odd, usdt])
  const pair = await world.read<`0x${string}`>('PairFactory', 'getPair', [odd, usdt])
  await coins.send('deployer', 'FickleToken', 'approve', [router, 10n ** 24n])
  await must(world, 'deployer', 'Usdt', 'approve', [router, 10n ** 12n])
  const provided = [odd, usdt, 10n ** 21n, 10n ** 9n, 0n, 0n, world.hex('deployer'), 2n ** 40n]
  await must(world, 'deployer', 'Router', 'addLiquidity', provided)
  const change = async (functionName: string, argument: unknown): Promise<void> => {
    const { reason } = await coins.send('deployer', 'FickleToken', functionName, [argument])
    if (reason !== '') throw new Error(`${functionName} refused: ${reason}`)
  }
  return {
    contract: addressFromHex(pair.slice(2)),
    coin: addressFromHex(odd.slice(2)),
    vanish: () => change('vanish', pair),
    silence: () => change('setBroken', true),
  }
}
