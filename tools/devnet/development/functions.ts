/** The control functions with their parameters by name, for `/devnet/<name>` and for JSON-RPC. */
import { addressToHex41, isAddress } from '#platform/std/address.ts'
import type { Json } from '../codec/json.ts'
import type { Devices } from '../devices.ts'
import type { BlockTime } from '../types.ts'

export interface ControlFunction {
  /** In the order in which JSON-RPC passes them. */
  readonly parameters: readonly string[]
  readonly run: (values: readonly unknown[]) => Json | Promise<Json>
}

const define = (parameters: readonly string[], run: ControlFunction['run']): ControlFunction => ({
  parameters,
  run,
})

/** 42 hex digits, from base58, or hex with or without the prefix 41 or 0x. */
export function addressIn(value: unknown): string {
  const text = typeof value === 'string' ? value : ''
  if (isAddress(text)) return addressToHex41(text)
  const digits = /^(?:0x)?(?:41)?([0-9a-f]{40})$/i.exec(text)?.[1]
  if (digits === undefined) throw new RangeError('address must be an address, in base58 or hex.')
  return `41${digits.toLowerCase()}`
}

/** A number, its digits, or hex digits behind 0x; not below zero. */
export function wholeIn(value: unknown, name: string): bigint {
  if (typeof value === 'bigint' && value >= 0n) return value
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  if (typeof value === 'string' && /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value))
    return BigInt(value)
  throw new RangeError(`${name} must be a whole number.`)
}

const secondsIn = (value: unknown, name = 'seconds'): number =>
  typeof value === 'number' ? value : Number(wholeIn(value, name))

/** Whole bytes, with or without 0x. */
export function bytesIn(value: unknown, name: string): string {
  const digits = /^(?:0x)?((?:[0-9a-f]{2})*)$/i.exec(typeof value === 'string' ? value : '?')?.[1]
  if (digits === undefined) throw new RangeError(`${name} must be bytes in hex.`)
  return digits.toLowerCase()
}

const wordIn = (value: unknown, name: string): bigint =>
  typeof value === 'string'
    ? BigInt(`0x${bytesIn(evened(value), name) || '0'}`)
    : wholeIn(value, name)

/** Slots are numbers too, and come with an odd count of digits. */
const evened = (text: string): string => {
  const digits = text.replace(/^0x/i, '')
  return digits.length % 2 === 0 ? digits : `0${digits}`
}

const flagIn = (value: unknown): boolean => {
  if (value === true || value === 'true') return true
  if (value === false || value === 'false') return false
  throw new RangeError('enabled must be true or false.')
}

function blockTimeIn(value: unknown, zero: BlockTime): BlockTime {
  if (value === 'instant' || value === 'manual') return value
  const seconds = secondsIn(value)
  if (!(seconds >= 0 && seconds <= 86_400)) throw new RangeError('seconds must be from 0 to 86400.')
  return seconds === 0 ? zero : Math.max(1, Math.round(seconds * 1000))
}

const numberOr = (value: unknown, name: string, otherwise: number): number =>
  value === undefined || value === null ? otherwise : Number(wholeIn(value, name))

const done = async (work: Promise<void>): Promise<true> => {
  await work
  return true
}

/** `evm_mine` takes a second of time, or an object, or nothing. */
async function mineOne(devices: Devices, value: unknown): Promise<Json> {
  const asked = typeof value === 'object' && value !== null ? value : { timestamp: value }
  const { blocks, timestamp } = asked as { blocks?: unknown; timestamp?: unknown }
  if (timestamp !== undefined && timestamp !== null) devices.nextTimestamp(secondsIn(timestamp))
  await devices.mine(numberOr(blocks, 'blocks', 1))
  return '0x0'
}

/** `anvil_reset` may name another network, whose state would be taken over. */
const forks = (options: unknown): boolean =>
  typeof (options as { forking?: { jsonRpcUrl?: unknown } } | null | undefined)?.forking
    ?.jsonRpcUrl === 'string'

async function revert(devices: Devices, id: unknown): Promise<boolean> {
  const number = Number(wholeIn(id, 'id'))
  try {
    await devices.revert(number)
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

export const controlFunctions = (devices: Devices) => ({
  setbalance: define(['address', 'balance'], ([address, balance]) =>
    done(devices.setBalance(addressIn(address), wholeIn(balance, 'balance'))),
  ),
  setcode: define(['address', 'code'], ([address, code]) =>
    done(devices.setCode(addressIn(address), bytesIn(code, 'code'))),
  ),
  setstorage: define(['address', 'slot', 'value'], ([address, slot, value]) =>
    done(devices.setStorage(addressIn(address), wordIn(slot, 'slot'), wordIn(value, 'value'))),
  ),
  impersonate: define(['address'], ([address]) => {
    for (const each of Array.isArray(address) ? address : [address]) addressIn(each)
    for (const each of Array.isArray(address) ? address : [address]) {
      devices.impersonate(addressIn(each))
    }
    return true
  }),
  stopimpersonating: define(['address'], ([address]) => {
    devices.stopImpersonating(addressIn(address))
    return true
  }),
  impersonateall: define(['enabled'], ([enabled]) => {
    devices.impersonateAll(flagIn(enabled))
    return true
  }),
  /** 0 seconds: a block for each transaction. */
  blocktime: define(['seconds'], ([seconds]) =>
    done(devices.setBlockTime(blockTimeIn(seconds, 'instant'))),
  ),
  /** 0 seconds: no block but by `mine`. */
  interval: define(['seconds'], ([seconds]) =>
    done(devices.setBlockTime(blockTimeIn(seconds, 'manual'))),
  ),
  automine: define(['enabled'], ([enabled]) =>
    done(devices.setBlockTime(flagIn(enabled) ? 'instant' : 'manual')),
  ),
  isautomine: define([], () => devices.status().blockTime === 'instant'),
  increasetime: define(['seconds'], ([seconds]) => {
    return `0x${devices.increaseTime(secondsIn(seconds)).toString(16)}`
  }),
  nextblock: define(['timestamp'], ([timestamp]) => {
    devices.nextTimestamp(secondsIn(timestamp, 'timestamp'))
    return true
  }),
  mineone: define(['timestamp'], ([timestamp]) => mineOne(devices, timestamp)),
  /** TronBox puts the count in an object. */
  mineapart: define(['blocks', 'seconds'], async ([input, seconds]) => {
    const asked = typeof input === 'object' && input !== null ? input : { blocks: input }
    const count = numberOr((asked as { blocks?: unknown }).blocks, 'blocks', 1)
    if (count < 1 || count > 100_000) throw new RangeError('blocks must be from 1 to 100000.')
    return done(devices.mineApart(count, numberOr(seconds, 'seconds', 0)))
  }),
  takesnapshot: define([], () => `0x${devices.snapshot().toString(16)}`),
  reverted: define(['id'], ([id]) => revert(devices, id)),
  dumpstate: define([], () => devices.dumpState()),
  loadstate: define(['state'], ([state]) =>
    done(devices.loadState(`0x${bytesIn(state, 'state')}`)),
  ),
  reset: define(['options'], ([options]) => {
    if (forks(options)) throw new RangeError('This network cannot fork another one.')
    return done(devices.reset())
  }),
  drop: define(['id'], ([id]) => devices.drop(bytesIn(id, 'id'))),
})
