import type { AbiFunction, AbiParameter } from 'viem'

import { addressToHex20, parseAddress } from '#platform/std/address.ts'
import { encodeFunctionData, parseAbiItem, toFunctionSelector } from 'viem/utils'

/** `pledge(uint256,uint256)` and its arguments as text → selector and arguments in hex, no 0x. */
export function encodeCall(selector: string, args: readonly string[]): string {
  const item = parseAbiItem(`function ${selector}`) as AbiFunction
  if (item.inputs.length !== args.length) throw new TypeError(`${selector}: ${args.length} values`)
  const values = item.inputs.map((input, i) => valueOf(input, args[i] ?? ''))
  return encodeFunctionData({ abi: [item], functionName: item.name, args: values }).slice(2)
}

export const selectorOf = (selector: string): string =>
  toFunctionSelector(`function ${selector}`).slice(2)

/** Text as the order carries it: numbers in decimal, addresses in base58, arrays and tuples as JSON. */
function valueOf(parameter: AbiParameter, given: unknown): unknown {
  const array = /^(.*)\[\d*\]$/.exec(parameter.type)
  if (array !== null) {
    const inner = { ...parameter, type: array[1] ?? '' } as AbiParameter
    return listOf(given).map((item) => valueOf(inner, item))
  }
  if ('components' in parameter) {
    const parts = listOf(given)
    const entries = parameter.components.map((part, i) => valueOf(part, parts[i]))
    const named = parameter.components.every((part) => part.name !== undefined && part.name !== '')
    if (!named) return entries
    return Object.fromEntries(parameter.components.map((part, i) => [part.name, entries[i]]))
  }
  const text = String(given)
  if (parameter.type === 'address') return `0x${addressToHex20(parseAddress(text))}`
  if (/^u?int/.test(parameter.type)) return BigInt(text)
  if (parameter.type === 'bool') return text === 'true'
  return text
}

function listOf(given: unknown): unknown[] {
  const parsed: unknown = typeof given === 'string' ? JSON.parse(given) : given
  if (!Array.isArray(parsed)) throw new TypeError('not a list')
  return parsed
}
