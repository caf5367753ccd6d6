import type { AbiFunction, AbiParameter } from 'viem'

import { addressFromHex, addressToHex20, parseAddress } from '#platform/std/address.ts'
import { plainTransfer } from '#platform/std/plainTransfer.ts'
import { decodeFunctionData, encodeFunctionData, parseAbiItem } from 'viem/utils'

/** `pledge(uint256,uint256)` and its arguments as text → selector and arguments in hex, no 0x. */
export function encodeCall(selector: string, args: readonly string[]): string {
  if (selector === plainTransfer && args.length === 0) return ''
  const item = parseAbiItem(`function ${selector}`) as AbiFunction
  if (item.inputs.length !== args.length) throw new TypeError(`${selector}: ${args.length} values`)
  const values = item.inputs.map((input, i) => valueOf(input, args[i] ?? ''))
  return encodeFunctionData({ abi: [item], functionName: item.name, args: values }).slice(2)
}

/** One argument of a call, decoded from its bytes. */
export interface Argument {
  readonly name: string
  readonly type: string
  /** As an order carries it: decimal, base58, lists as JSON. */
  readonly value: string
}

/**
 * Calldata in hex, read as a call of `pledge(uint256 tokenId, uint256 time)`. Throws where it calls
 * something else, or where the same call would be written in other bytes.
 */
export function decodeCall(method: string, data: string): Argument[] {
  if (method === plainTransfer && data === '') return []
  const item = parseAbiItem(`function ${method}`) as AbiFunction
  const decoded = decodeFunctionData({ abi: [item], data: `0x${data}` })
  // Undefined where the method takes nothing, whatever its type is.
  const args = (decoded.args as readonly unknown[] | undefined) ?? []
  const encoded = encodeFunctionData({ abi: [item], functionName: item.name, args: [...args] })
  if (encoded.slice(2) !== data) throw new TypeError(`not the bytes of ${method}`)
  return item.inputs.map(({ name = '', type }, i) => ({ name, type, value: textOf(args[i], type) }))
}

/** `pledge(uint256 tokenId)` → `pledge(uint256)`: as orders and nodes name it. */
export function signatureOf(method: string): string {
  if (method === plainTransfer) return plainTransfer
  const item = parseAbiItem(`function ${method}`) as AbiFunction
  return `${item.name}(${item.inputs.map(({ type }) => type).join(',')})`
}

function textOf(value: unknown, type: string): string {
  const plain = (inner: unknown): unknown => {
    if (typeof inner === 'bigint') return String(inner)
    // Within a tuple, and nowhere else, a text of this form could be meant as a text.
    if (typeof inner === 'string' && /^(address|tuple)/.test(type)) return addressText(inner)
    return inner
  }
  if (typeof value !== 'object') return String(plain(value))
  return JSON.stringify(value, (_, inner: unknown) => plain(inner))
}

const addressText = (text: string): string =>
  /^0x[0-9a-fA-F]{40}$/.test(text) ? addressFromHex(text) : text

/** Text as the order carries it: numbers in decimal, addresses in base58, arrays and tuples as JSON. */
function valueOf(parameter: AbiParameter, passed: unknown): unknown {
  const array = /^(.*)\[\d*\]$/.exec(parameter.type)
  if (array !== null) {
    const inner = { ...parameter, type: array[1] ?? '' } as AbiParameter
    return listOf(passed).map((item) => valueOf(inner, item))
  }
  if ('components' in parameter) {
    const parts = listOf(passed)
    const entries = parameter.components.map((part, i) => valueOf(part, parts[i]))
    const named = parameter.components.every((part) => part.name !== undefined && part.name !== '')
    if (!named) return entries
    return Object.fromEntries(parameter.components.map((part, i) => [part.name, entries[i]]))
  }
  const text = String(passed)
  if (parameter.type === 'address') return `0x${addressToHex20(parseAddress(text))}`
  if (/^u?int/.test(parameter.type)) return BigInt(text)
  if (parameter.type === 'bool') {
    if (text !== 'true' && text !== 'false') throw new TypeError(`neither true nor false: ${text}`)
    return text === 'true'
  }
  return text
}

function listOf(passed: unknown): unknown[] {
  const parsed: unknown = typeof passed === 'string' ? JSON.parse(passed) : passed
  if (!Array.isArray(parsed)) throw new TypeError('not a list')
  return parsed
}
