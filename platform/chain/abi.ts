import { type Address, addressFromHex, addressToHex20, isAddress } from '#platform/std/address.ts'
import {
  type Abi,
  type AbiFunction,
  decodeErrorResult,
  decodeFunctionResult,
  encodeFunctionData,
} from 'viem'

/** A value as viem has it → as ours has it: addresses in base58. */
export type Plain<T> = T extends `0x${string}`
  ? Address
  : T extends bigint | boolean | number | string
    ? T
    : { [K in keyof T]: Plain<T[K]> }

/** 20-byte hex words become base58 addresses, at any depth. */
export function toPlain(value: unknown): unknown {
  if (typeof value === 'string') {
    return /^0x[0-9a-fA-F]{40}$/.test(value) ? addressFromHex(value) : value
  }
  if (Array.isArray(value)) return value.map(toPlain)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toPlain(one)]))
  }
  return value
}

/** The other way: base58 addresses become 0x hex. */
export function fromPlain(value: unknown): unknown {
  if (typeof value === 'string' && isAddress(value)) return `0x${addressToHex20(value)}`
  if (Array.isArray(value)) return value.map(fromPlain)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fromPlain(one)]))
  }
  return value
}

/** Calldata as hex without 0x. */
export const encodeCall = (abi: Abi, functionName: string, args: readonly unknown[]): string =>
  encodeFunctionData({ abi, functionName, args: args.map(fromPlain) }).slice(2)

export const decodeResult = (abi: Abi, functionName: string, data: string): unknown =>
  toPlain(decodeFunctionResult({ abi, functionName, data: `0x${data}` }))

/** `Buy(uint256)`: the text a selector is made of. */
export function selectorOf(abi: Abi, functionName: string, args: readonly unknown[]): string {
  const item = abi.find(
    (one): one is AbiFunction =>
      one.type === 'function' && one.name === functionName && one.inputs.length === args.length,
  )
  if (item === undefined) throw new Error(`${functionName} is not in the ABI`)
  return `${functionName}(${item.inputs.map((input) => input.type).join(',')})`
}

/** Argument as text: numbers in decimal, arrays as JSON. */
export const argumentText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one))
    : String(value)

/** The contract's own words of a revert: Error(string), Panic(uint256) or an error of the ABI. */
export function revertReason(abi: Abi, data: string): string | null {
  if (data === '') return null
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi, data: `0x${data}` })
    if (errorName === 'Error') return String(args[0])
    return `${errorName}(${args.map((arg) => argumentText(toPlain(arg))).join(', ')})`
  } catch {
    return null
  }
}
