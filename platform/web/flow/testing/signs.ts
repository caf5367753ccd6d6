import { type Abi, parseAbiItem } from 'viem'
import { expect } from 'vitest'

import type { Signs } from '../flow.ts'

import { parseAddress } from '#platform/std/address.ts'

/** The signer: the private key 1. */
export const someone = parseAddress('TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC')

/**
 * Holds a call that a flow declares against the contract's ABI: its arguments by name and type, what it is paid, and a
 * meaning for each argument. `takes`: 'payable' where the contract takes coins that the flow never sends.
 */
export function expectDeclared(
  method: string,
  { meaning, pays }: Pick<Signs, 'meaning' | 'pays'>,
  abi: Abi,
  takes: 'payable' | 'nonpayable' = pays === undefined ? 'nonpayable' : 'payable',
): void {
  const declared = parseAbiItem(`function ${method}`)
  if (declared.type !== 'function') throw new Error(method)
  const { name, inputs } = declared
  expect(abi.find((item) => item.type === 'function' && item.name === name)).toMatchObject({
    inputs: inputs.map((input) => ({ name: input.name, type: input.type })),
    stateMutability: takes,
  })
  for (const { name: of = '', type } of inputs) {
    const items = /\[(\d+)\]$/.exec(type)
    const known = meaning[of]
    expect([of, Array.isArray(known) ? known.length : known !== undefined]).toEqual([
      of,
      items === null ? true : Number(items[1]),
    ])
  }
}
