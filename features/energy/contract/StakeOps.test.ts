import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { keccak256 } from 'viem'
import { expect, test } from 'vitest'

interface Output {
  readonly errors?: readonly { readonly formattedMessage: string }[]
  readonly contracts?: Record<
    string,
    Record<string, { evm: Record<'bytecode' | 'deployedBytecode', { readonly object: string }> }>
  >
}

const { compile } = createRequire(import.meta.url)('../../../scripts/solc-shim.cjs') as {
  compile: (input: string) => string
}

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8')

/** As contracts are compiled, in stand-alone Yul. */
function compiled(): Record<'bytecode' | 'deployedBytecode', { readonly object: string }> {
  const settings = {
    evmVersion: 'cancun',
    optimizer: { enabled: true, runs: 20_000 },
    metadata: { appendCBOR: false },
    outputSelection: { '*': { '*': ['evm.bytecode.object', 'evm.deployedBytecode.object'] } },
  }
  const sources = { 'StakeOps.yul': { content: read('StakeOps.yul.txt') } }
  const output = JSON.parse(
    compile(JSON.stringify({ language: 'Yul', sources, settings })),
  ) as Output
  expect(output.errors ?? []).toEqual([])
  return output.contracts!['StakeOps.yul']!['StakeOps']!.evm
}

/** The hex literals of the source: what makes the code, in two parts, and the code. */
const literals = (from: string, to: string): string => {
  const source = read('StakeCode.sol')
  const part = source.slice(source.indexOf(from), source.indexOf(to))
  return [...part.matchAll(/hex"([0-9a-f]+)"/g)].map(([, text]) => text).join('')
}

test('the constant is what StakeOps.yul.txt compiles to', () => {
  const { bytecode, deployedBytecode } = compiled()
  expect(literals('CREATION =', 'HASH =')).toBe(bytecode.object)
  const hashed = literals('HASH =', '/// @dev Reverts')
  expect(keccak256(`0x${hashed}`)).toBe(keccak256(`0x${deployedBytecode.object}`))
})

/** By number: arithmetic, comparison, calldata, the stack, jumps, and the five operations; push with its bytes. */
const allowed = new Map([
  [0x00, 'STOP'],
  [0x14, 'EQ'],
  [0x15, 'ISZERO'],
  [0x17, 'OR'],
  [0x1c, 'SHR'],
  [0x35, 'CALLDATALOAD'],
  [0x50, 'POP'],
  [0x56, 'JUMP'],
  [0x57, 'JUMPI'],
  [0x5b, 'JUMPDEST'],
  [0x5f, 'PUSH0'],
  [0x60, 'PUSH1'],
  [0x63, 'PUSH4'],
  [0x80, 'DUP1'],
  [0xda, 'FREEZEBALANCEV2'],
  [0xdb, 'UNFREEZEBALANCEV2'],
  [0xdd, 'WITHDRAWEXPIREUNFREEZE'],
  [0xde, 'DELEGATERESOURCE'],
  [0xdf, 'UNDELEGATERESOURCE'],
  [0xfd, 'REVERT'],
])

test('its code has no storage, no memory, no call, no creation, no log and no end of its own', () => {
  const code = Buffer.from(compiled().deployedBytecode.object, 'hex')
  const found: number[] = []
  for (let at = 0; at < code.length; at += 1) {
    const operation = code[at]!
    found.push(operation)
    if (operation > 0x5f && operation < 0x80) at += operation - 0x5f
  }
  expect(found.filter((operation) => !allowed.has(operation))).toEqual([])
  for (const staking of [0xda, 0xdb, 0xdd, 0xde, 0xdf]) {
    expect(found.filter((operation) => operation === staking)).toEqual([staking])
  }
})
