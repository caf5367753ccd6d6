import { type Address, addressFromHex } from '#platform/std/address.ts'
import { type Abi, type AbiParameter, type Hex, decodeEventLog, decodeFunctionData } from 'viem'

/** A name and its value as text: numbers in decimal, addresses in base58, arrays as JSON. */
export interface Named {
  readonly name: string
  readonly value: string
}

/** `method` is the function's name, or the selector's hex where the ABI does not know it. */
export function decodeCall(
  abi: Abi | undefined,
  data: string,
): { method: string; args: readonly Named[] } {
  const hex: Hex = `0x${data.replace(/^0x/, '')}`
  if (abi !== undefined) {
    try {
      const { functionName, args = [] } = decodeFunctionData({ abi, data: hex })
      const item = abi.find(
        (one) =>
          one.type === 'function' && one.name === functionName && one.inputs.length === args.length,
      )
      const inputs = item?.type === 'function' ? item.inputs : []
      return { method: functionName, args: named(inputs, args) }
    } catch {
      // A call the contract itself would refuse.
    }
  }
  return { method: hex.slice(0, 10), args: [] }
}

/** null for a log that is no event of the ABI. Topics and data as the node gives them: hex without 0x. */
export function decodeLog(
  abi: Abi,
  log: { readonly topics: readonly string[]; readonly data: string },
): { name: string; args: readonly Named[] } | null {
  const [first, ...rest] = log.topics.map((topic): Hex => `0x${topic.replace(/^0x/, '')}`)
  if (first === undefined) return null
  try {
    const { eventName, args } = decodeEventLog({
      abi,
      topics: [first, ...rest],
      data: `0x${log.data.replace(/^0x/, '')}`,
    })
    const item = abi.find((one) => one.type === 'event' && one.name === eventName)
    const inputs = item?.type === 'event' ? item.inputs : []
    const values = (args ?? {}) as Readonly<Record<string, unknown>>
    return {
      name: eventName ?? '',
      args: named(
        inputs,
        inputs.map((input) => values[input.name ?? '']),
      ),
    }
  } catch {
    return null
  }
}

const named = (inputs: readonly AbiParameter[], values: readonly unknown[]): Named[] =>
  values.map((value, i) => ({
    name: inputs[i]?.name || `${i}`,
    value: textOf(value, inputs[i]?.type ?? ''),
  }))

function textOf(value: unknown, type: string): string {
  const plain = plainOf(value, type)
  return typeof plain === 'string' ? plain : JSON.stringify(plain)
}

function plainOf(value: unknown, type: string): unknown {
  if (Array.isArray(value)) return value.map((one) => plainOf(one, type.replace(/\[\d*\]$/, '')))
  if (type === 'address' && typeof value === 'string') return base58(value)
  return typeof value === 'bigint' ? String(value) : value
}

const base58 = (hex: string): Address => addressFromHex(hex)
