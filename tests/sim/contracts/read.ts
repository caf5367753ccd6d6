import { fromPlain, toPlain } from '#platform/chain/abi.ts'
import type { Address } from '#platform/std/address.ts'
import { decodeFunctionData, encodeFunctionResult } from 'viem'

import { nobody, places, root } from '../people.ts'
import { boxReads } from './boxReads.ts'
import { sunFor } from './price.ts'
import { abiFor, contractAt } from './abis.ts'
import { distributorReads } from './distributorReads.ts'
import type { SentCall } from './execute.ts'
import { type State, isActive, parentOf, royalty, terms } from './state.ts'

type Reads = Readonly<Record<string, (state: State, args: never) => unknown>>

/** The server's reads of the contracts. */
const reads: Readonly<Record<string, Reads>> = {
  Team: {
    root: () => root,
    isActive: (state, [user]: readonly [Address]) => isActive(state, user),
    team: (state, [user]: readonly [Address]) => parentOf(state, user) ?? nobody,
  },
  Cards: {
    ROYALTY: () => royalty,
    levelCount: (state) => BigInt(state.levels.length),
    terms: () => [terms.map(({ time }) => BigInt(time)), terms.map(({ rate }) => rate)],
    levelPower: (state, [at]: readonly [bigint]) => BigInt(state.levels[Number(at) - 1]!.power),
    levelMap(state, [at]: readonly [bigint]) {
      const level = state.levels[Number(at) - 1]!
      const { supply, sold, name, price, first } = level
      const next = BigInt(first + sold)
      return [BigInt(supply - sold), name, BigInt(terms[0]!.time), price, next, places.fund]
    },
    getUToCoin: (_, [usdt]: readonly [bigint]) => sunFor(usdt),
    reserve: ({ reserve, promised }) => [reserve, promised, reserve - promised],
  },
  FeeSplitter: {
    creditOf: ({ credits }, [account]: readonly [Address]) => credits[account] ?? 0n,
    // What the platform has is not simulated.
    undistributed: ({ poolPot }) => [0n, poolPot],
  },
  BlindBoxes: boxReads,
  RewardDistributor: distributorReads,
}

/** The answer in hex; null where the call is none of these. Throws Refused as the contract reverts. */
export function read(state: State, call: SentCall): string | null {
  const name = contractAt(call.contract)
  if (name === null) return null
  const abi = abiFor(name, call.data)
  const { functionName, args = [] } = decodeFunctionData({ abi, data: `0x${call.data}` })
  const answer = reads[name]?.[functionName]
  if (answer === undefined) return null
  const result = fromPlain(answer(state, toPlain(args) as never))
  return encodeFunctionResult({ abi, functionName, result }).slice(2)
}
