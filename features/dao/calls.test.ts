import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'

import {
  type DaoCall,
  decodeCall,
  descriptionOnChain,
  descriptionShown,
  encodeCall,
  parseCalls,
} from './calls.ts'
import { callsField } from './fields.ts'

const abi = parseAbi([
  'function pay(address coin, address to, uint256 amount)',
  'function setCreationFee(uint256 fee)',
  'function setEnabled(bool enabled)',
])
const toHex = `0x${'7a'.repeat(20)}` as const
const to = addressFromHex(toHex)
const usdtHex = `0x${'5b'.repeat(20)}` as const
const coins = { TRX: zeroAddress, USDT: addressFromHex(usdtHex) }
const all: readonly DaoCall[] = [
  { kind: 'pay', coin: coins.USDT, to, amount: 5_000_000n },
  { kind: 'pay', coin: zeroAddress, to, amount: 2n ** 256n - 1n },
  { kind: 'fee', fee: 30_000_000n },
  { kind: 'disable' },
]

test('calls are encoded as the ABI has them, and decoded again', () => {
  expect(all.map(encodeCall)).toEqual([
    encodeFunctionData({ abi, functionName: 'pay', args: [usdtHex, toHex, 5_000_000n] }),
    encodeFunctionData({
      abi,
      functionName: 'pay',
      args: [`0x${'0'.repeat(40)}`, toHex, 2n ** 256n - 1n],
    }),
    encodeFunctionData({ abi, functionName: 'setCreationFee', args: [30_000_000n] }),
    encodeFunctionData({ abi, functionName: 'setEnabled', args: [false] }),
  ])
  expect(all.map((call) => decodeCall(encodeCall(call)))).toEqual(all)
})

test('a form names what is called; what is no address or coin is no call', () => {
  const text = `pay:USDT:${to}:5000000;fee:30000000;disable`
  expect(callsField.parse(text)).toBe(text)
  expect(parseCalls(text, coins)).toEqual([all[0], all[2], all[3]])
  expect(parseCalls(`pay:TES:${to}:1`, coins)).toBeNull()
  expect(parseCalls(`pay:TRX:${to.slice(0, -1)}1:1`, coins)).toBeNull()
  const wrong = [
    '',
    'disable;',
    'enable',
    'fee:',
    'fee:-1',
    'fee:1.5',
    `pay:TRX:${to}:0`,
    `pay:TRX:${to}`,
    `pay:trx:${to}:1`,
    Array.from({ length: 11 }, () => 'disable').join(';'),
  ]
  expect(wrong.filter((one) => callsField.safeParse(one).success)).toEqual([])
})

test('a description is marked with its proposer, and shown without the mark', () => {
  const description = 'Lower the fee\n\nFor more tokens.'
  const onChain = descriptionOnChain(description, to)
  expect(onChain).toBe(`${description}\n\n#proposer=${toHex}`)
  expect(descriptionShown(onChain)).toBe(description)
  expect(descriptionShown(`${onChain} `)).toBe(`${onChain} `)
})
