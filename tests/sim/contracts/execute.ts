import { fromPlain, toPlain } from '#platform/chain/abi.ts'
import { type Address, addressToHex20 } from '#platform/std/address.ts'
import {
  type AbiEvent,
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeEventTopics,
} from 'viem'

import { places } from '../people.ts'
import { abiFor, abis, type Contract, contractAt } from './abis.ts'
import { boxes } from './boxes.ts'
import { cards } from './cards.ts'
import { distributor } from './distributor.ts'
import type { Move } from './move.ts'
import { Refused, type Run } from './run.ts'
import { splitter } from './splitter.ts'
import type { State } from './state.ts'
import { team } from './team.ts'

export interface SentCall {
  readonly owner: Address
  readonly contract: Address
  /** Hex without 0x. */
  readonly data: string
  /** sun. */
  readonly value: bigint
}

export interface Log {
  /** 40 hex digits. */
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

export interface Outcome {
  /** As it is afterwards; as it was, where the call was refused. */
  readonly state: State
  readonly result: 'SUCCESS' | 'REVERT'
  /** The contract's words; empty where it did not refuse. */
  readonly message: string
  readonly output: string
  readonly logs: readonly Log[]
  /** What the ledger should contain for it. */
  readonly moves: readonly Move[]
}

type Functions = Readonly<Record<string, (run: Run, args: never) => void>>
const functions: Readonly<Record<Contract, Functions>> = {
  Team: team,
  Cards: cards,
  FeeSplitter: splitter,
  BlindBoxes: boxes,
  RewardDistributor: distributor,
}

/** Where a call runs. */
export type Place = Pick<Run, 'time' | 'block' | 'hashOf' | 'began'>

/** Runs one call on a copy of the state. */
export function execute(before: State, call: SentCall, place: Place): Outcome {
  const name = contractAt(call.contract)
  if (name === null) throw new Error(`nothing stands at ${call.contract}`)
  const { functionName, args = [] } = decodeFunctionData({
    abi: abiFor(name, call.data),
    data: `0x${call.data}`,
  })
  const [logs, moves]: [Log[], Move[]] = [[], []]
  const run: Run = {
    state: structuredClone(before),
    sender: call.owner,
    value: call.value,
    ...place,
    move: (one) => void (one.amount > 0n && moves.push(one)),
    emit: (contract, event, values) => logs.push(logOf(contract, event, values)),
  }
  try {
    const work = functions[name][functionName]
    if (work === undefined) throw new Error(`${functionName} is not simulated`)
    work(run, toPlain(args) as never)
    return { state: run.state, result: 'SUCCESS', message: '', output: '', logs, moves }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const output = refusalOf(error)
    const refused = { result: 'REVERT', message: error.message, output } as const
    return { state: before, ...refused, logs: [], moves: [] }
  }
}

/** What a refused call returns, in hex. */
export const refusalOf = ({ message }: Refused): string =>
  encodeErrorResult({ abi: errorAbi, errorName: 'Error', args: [message] }).slice(2)

const errorAbi = [
  { type: 'error', name: 'Error', inputs: [{ name: 'message', type: 'string' }] },
] as const

function logOf(contract: Contract, name: string, values: object): Log {
  const abi = abis[contract]
  const event = abi.find((one): one is AbiEvent => one.type === 'event' && one.name === name)
  if (event === undefined) throw new Error(`${contract} has no event ${name}`)
  const args = fromPlain(values) as Record<string, unknown>
  const topics = encodeEventTopics({ abi: [event], eventName: name, args })
  const rest = event.inputs.filter((input) => input.indexed !== true)
  const data = encodeAbiParameters(
    rest,
    rest.map((input) => args[input.name ?? '']),
  )
  return {
    address: addressToHex20(places[contract]),
    topics: topics.map((topic) => String(topic).slice(2)),
    data: data.slice(2),
  }
}
