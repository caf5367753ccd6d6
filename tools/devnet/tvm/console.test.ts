import { type AbiParameter, encodeAbiParameters, toFunctionSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import { printedBy } from './console.ts'

const alice = '0x1111111111111111111111111111111111111111'
const aliceBase58 = 'TBXSw8fM4jpQkGc6zZjsVABFpVN7UvXPdV'

function printed(types: string, ...values: unknown[]): string | null {
  const list = types === '' ? [] : types.split(',')
  const canonical = list.map((type): AbiParameter => {
    return { type: type.replace(/^(u?int)$/, '$1256') }
  })
  const data = encodeAbiParameters(canonical, values as never)
  const input =
    toFunctionSelector(`function log(${types})`.replace('function ', '')) + data.slice(2)
  return printedBy(Buffer.from(input.slice(2), 'hex'))
}

describe('a call of console.log is a line', () => {
  test.each([
    ['', [], ''],
    ['string', ['hello'], 'hello'],
    ['uint256', [7n], '7'],
    ['int256', [-7n], '-7'],
    ['bool', [true], 'true'],
    ['bytes', ['0xabcd'], '0xabcd'],
    ['bytes4', ['0xdeadbeef'], '0xdeadbeef'],
    ['string,uint256', ['balance', 5n], 'balance 5'],
    ['string,uint256', ['balance: %d sun', 5n], 'balance: 5 sun'],
    ['string,string,bool', ['%s is 100%% %s', 'it', false], 'it is 100% false'],
    ['string,uint256,uint256', ['%s of', 1n, 2n], '1 of 2'],
    ['uint256,string,bool,string', [1n, 'two', true, 'four'], '1 two true four'],
    ['string,int256', ['below zero', -1n], 'below zero -1'],
    ['string', ['x'.repeat(100)], 'x'.repeat(100)],
  ] as const)('log(%s)', (types, values, line) => {
    expect(printed(types, ...values)).toBe(line)
  })

  test('addresses are those of TRON', () => {
    expect(printed('address', alice)).toBe(aliceBase58)
  })

  test('of older libraries too, which name a number uint', () => {
    // keccak256 of log(string,uint), as Hardhat's console had it.
    const data = encodeAbiParameters([{ type: 'string' }, { type: 'uint256' }], ['old', 3n])
    expect(printedBy(Buffer.from(`9710a9d0${data.slice(2)}`, 'hex'))).toBe('old 3')
  })
})

test.each(['', 'ff', 'deadbeef', '41304fac', `41304fac${'ff'.repeat(32)}`])(
  'input %s prints nothing that was not there',
  (input) => {
    expect(printedBy(Buffer.from(input, 'hex')) ?? '').toBe('')
  },
)
