import { addressFromHex } from '#platform/std/address.ts'
import {
  type Abi,
  type AbiEvent,
  type AbiParameter,
  type ContractEventName,
  type GetEventArgs,
  type Hex,
  decodeEventLog,
  toEventSelector,
} from 'viem'

import { type Plain, toPlain } from './abi.ts'

type Args = Record<string, unknown>
/** The arguments of a log, or null where it is not of the event's form. */
type Reader = (topics: readonly string[], data: string) => Args | null

interface KnownEvent {
  readonly name: string
  readonly read: Reader
}

/** The value of a word of 64 hex digits; undefined where it is not of that type. */
type Word = (hex: string) => unknown

const readers = new WeakMap<Abi, ReadonlyMap<string, KnownEvent>>()

/** Name and arguments of a log, or null where the ABI does not know it. */
export function decodeLog(
  abi: Abi,
  topics: readonly string[],
  data: string,
): { name: string; args: Args } | null {
  const event = eventsOf(abi).get(topics[0] ?? '')
  const args = event?.read(topics, data) ?? null
  return event === undefined || args === null ? null : { name: event.name, args }
}

/** An event's arguments by name. */
export type EventArgs<A extends Abi, Name extends ContractEventName<A>> = Plain<
  GetEventArgs<A, Name, { EnableUnion: false; IndexedOnly: false; Required: true }>
>

/** The arguments of a log of that event, or null where it is another. */
export function decodeEvent<const A extends Abi, Name extends ContractEventName<A>>(
  abi: A,
  wanted: Name,
  topics: readonly string[],
  data: string,
): EventArgs<A, Name> | null {
  const event = decodeLog(abi, topics, data)
  return event?.name === wanted ? (event.args as EventArgs<A, Name>) : null
}

/** By the first topic: worked out once for each ABI. */
function eventsOf(abi: Abi): ReadonlyMap<string, KnownEvent> {
  let known = readers.get(abi)
  if (known === undefined) {
    const events = abi.filter((item): item is AbiEvent => item.type === 'event' && !item.anonymous)
    known = new Map(
      events.map((event) => [
        toEventSelector(event).slice(2),
        { name: event.name, read: readerOf(event) },
      ]),
    )
    readers.set(abi, known)
  }
  return known
}

/** Where every argument is one word they are read as they lie; else by the ABI's rules. */
function readerOf(event: AbiEvent): Reader {
  const words = event.inputs.map(({ type }) => wordOf(type))
  const single = words.every((word): word is Word => word !== null)
  const named = event.inputs.every(({ name }) => name !== undefined && name !== '')
  if (!single || !named) return (topics, data) => byRules(event, topics, data)
  const inputs = event.inputs.map(({ name, indexed }, i) => ({
    name: name!,
    isTopic: indexed === true,
    word: words[i]!,
  }))
  const inTopics = inputs.filter(({ isTopic }) => isTopic).length
  const inData = inputs.length - inTopics
  return (topics, data) => {
    if (topics.length !== inTopics + 1 || data.length !== inData * 64) {
      return byRules(event, topics, data)
    }
    const args: Args = {}
    let [topic, place] = [1, 0]
    for (const { name, isTopic, word } of inputs) {
      const value = word(isTopic ? topics[topic++]! : data.slice(place, (place += 64)))
      if (value === undefined) return byRules(event, topics, data)
      args[name] = value
    }
    return args
  }
}

function byRules(event: AbiEvent, topics: readonly string[], data: string): Args | null {
  const [first, ...rest] = topics.map((topic): Hex => `0x${topic}`)
  if (first === undefined) return null
  try {
    const { args } = decodeEventLog({
      abi: [event],
      topics: [first, ...rest],
      data: `0x${data}`,
    })
    return ownWords(event, (args ?? {}) as Args)
  } catch {
    return null
  }
}

/** Addresses in base58. A text or bytes that look like one stay as they are: anybody writes them. */
const ownWords = ({ inputs }: AbiEvent, args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const { type = '' } = inputs.find((input) => input.name === name) ?? {}
      return [name, /^(string|bytes)(\[\d*\])*$/.test(type) ? value : toPlain(value)]
    }),
  )

/** As viem gives it: up to 48 bits a number, beyond that a bigint. */
function wordOf(type: AbiParameter['type']): Word | null {
  if (type === 'address') {
    return (hex) => (hex.startsWith(zeros24) ? addressFromHex(hex.slice(24)) : undefined)
  }
  if (type === 'bool') return (hex) => bools[hex]
  if (type === 'bytes32') return (hex) => `0x${hex}`
  const bits = /^uint(\d+)$/.exec(type)?.[1]
  if (bits === undefined) return null
  if (Number(bits) > 48) return (hex) => BigInt(`0x${hex}`)
  return (hex) => (hex.startsWith(zeros52) ? Number.parseInt(hex.slice(52), 16) : undefined)
}

const zeros24 = '0'.repeat(24)
const zeros52 = '0'.repeat(52)
const bools: Readonly<Record<string, boolean>> = {
  [`${'0'.repeat(63)}0`]: false,
  [`${'0'.repeat(63)}1`]: true,
}
