import type { ContractCall } from '#platform/std/order.ts'

import * as fc from 'fast-check'

import { contract } from '../testWorld.ts'
import { address } from './kind.ts'

/** An honest order of one of the app's actions, as its server would give it. */
export const honestCall = fc
  .record({
    id: fc.bigInt(1n, 2n ** 40n),
    time: fc.constantFrom('2592000', '7776000', '31104000'),
    value: fc.bigInt(1n, 9_000_000_000n),
    feeLimit: fc.bigInt(5_000_000n, 1_000_000_000n),
    to: address,
    kind: fc.constantFrom('buy', 'pledge', 'claim', 'bind'),
  })
  .map(({ id, time, value, feeLimit, to, kind }) => {
    const call = { contract, callValue: '0', feeLimit: String(feeLimit) }
    const given = {
      buy: { selector: 'Buy(uint256)', args: [String(id)], callValue: String(value) },
      pledge: { selector: 'pledge(uint256,uint256)', args: [String(id), time] },
      claim: {
        selector: 'claim(uint256[])',
        args: [JSON.stringify([String(id), String(id + 1n)])],
      },
      bind: { selector: 'bindParent(address)', args: [to as string] },
    }[kind]
    return { kind, call: { ...call, ...given } satisfies ContractCall }
  })
