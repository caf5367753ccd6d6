import type { Call } from '#platform/server/call.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import type { Powers } from '#platform/server/power.ts'
import { Failure } from '#platform/std/failure.ts'
import { parseAbi } from 'viem'

import { adminActions } from '../actions.ts'
import { adminFailures as f } from '../failures.ts'

/** The methods as they are declared, and what the library refuses with. */
export const roleAbi = parseAbi([
  ...new Set(Object.values(adminActions).map(({ method }) => `function ${String(method)}`)),
  'error OwnableUnauthorizedAccount(address account)',
])

type Rules = { readonly [Name in keyof typeof adminActions]: Propose<(typeof adminActions)[Name]> }

type Asked<Name extends keyof Rules> = Parameters<Rules[Name]>[0]
type Proposed<Name extends keyof Rules> = Awaited<ReturnType<Rules[Name]>>

/** Who may: whom the contracts name now, as every power is read. */
export function roleCalls(powers: readonly Powers[]): Rules {
  /** The rule of an action: the holder of its role may make the call that the request asks for. */
  const of =
    <Name extends keyof Rules>(name: Name, proposed: (input: Asked<Name>) => Proposed<Name>) =>
    async (input: Asked<Name>, call: Call): Promise<Proposed<Name>> => {
      const { contract, method } = adminActions[name]
      const called = String(method).split('(', 1)[0]!
      const all = (await Promise.all(powers.map((read) => read(call)))).flat()
      const held = all.some(
        (power) =>
          power.contract === contract &&
          power.functions.includes(called) &&
          power.holder === call.address,
      )
      if (!held) throw new Failure(f.NOT_YOUR_ROLE)
      return proposed(input)
    }
  return {
    creationFee: of('creationFee', ({ fee }) => ({ args: { fee } })),
    makers: of('makers', ({ enabled }) => ({ args: { enabled: enabled === 'true' } })),
    creationFees: of('creationFees', () => ({})),
    factoryCoins: of('factoryCoins', ({ token }) => ({ args: { coin: token } })),
    factoryOwner: of('factoryOwner', ({ to }) => ({ args: { newOwner: to } })),
    factoryAccept: of('factoryAccept', () => ({})),
    lockOwner: of('lockOwner', ({ to }) => ({ args: { newOwner: to } })),
    lockAccept: of('lockAccept', () => ({})),
    lockCoin: of('lockCoin', ({ token }) => ({ args: { coin_: token } })),
    withdrawalFee: of('withdrawalFee', ({ rate }) => ({ args: { rate: BigInt(rate) } })),
    stage: of('stage', ({ time }) => ({ args: { time: BigInt(time) } })),
    fundAddress: of('fundAddress', ({ to }) => ({ args: { to } })),
    opening: of('opening', () => ({})),
  }
}
