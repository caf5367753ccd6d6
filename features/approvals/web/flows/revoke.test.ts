import { seed } from '#platform/std/testing/campaign.ts'
import { addressFromHex, addressToHex41, parseAddress } from '#platform/std/address.ts'
import { requireDeclared, readShown } from '#platform/web/flow/agreed.ts'
import type { AnyFlow } from '#platform/web/flow/flow.ts'
import { someone } from '#platform/web/flow/testing/signs.ts'
import { NotWhatWasAsked } from '#platform/web/tron/build.ts'
import { encodeCall } from '#platform/web/tron/calldata.ts'
import { encodeRawData } from '#platform/chain/rawData.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { revokeCardsFlow, revokeFlow } from './revoke.tsx'

/** Contract and spender are anybody's; all that an order may do with them is take a right back. */
const at = (n: number): string => addressFromHex(n.toString(16).padStart(40, '0'))
const contract = at(71)
const spender = at(72)
const other = at(73)
const contracts = { Usdt: at(1), CardMarket: at(2) }
const subject = { contract, spender }

const approve = { selector: 'approve(address,uint256)', args: [spender, '0'] } as const
const setAll = { selector: 'setApprovalForAll(address,bool)', args: [spender, 'false'] } as const

interface Ordered {
  readonly contract: string
  readonly selector: string
  readonly args: readonly string[]
  readonly callValue: string
}

function accepts(flow: AnyFlow, call: Ordered): boolean {
  const whole = {
    ...call,
    contract: parseAddress(call.contract),
    args: [...call.args],
    feeLimit: '1',
  }
  try {
    requireDeclared(whole, flow, subject, contracts, someone)
    return true
  } catch (error) {
    if (error instanceof NotWhatWasAsked) return false
    throw error
  }
}

test.each([
  ['a coin', revokeFlow, approve],
  ['cards', revokeCardsFlow, setAll],
] as const)('of %s exactly the one call is accepted', (_, flow, { selector, args }) => {
  const right: Ordered = { contract, selector, args: [...args], callValue: '0' }
  expect(accepts(flow, right)).toBe(true)
  const forged: Partial<Ordered>[] = [
    { contract: other },
    { contract: contracts.Usdt },
    { args: [other, args[1]] },
    { args: [contracts.CardMarket, args[1]] },
    { args: [spender, '1'] },
    { args: [spender, String(2n ** 256n - 1n)] },
    { args: [spender, 'true'] },
    { selector: 'increaseAllowance(address,uint256)' },
    { selector: 'transfer(address,uint256)' },
    { selector: 'setApprovalForAll(address,bool)', args: [spender, 'true'] },
    { callValue: '1' },
  ]
  for (const change of forged) expect(accepts(flow, { ...right, ...change })).toBe(false)
})

test(`any amount but 0, any spender and any contract but the shown ones are refused (seed ${seed})`, () => {
  const address = fc
    .bigInt({ min: 1n, max: 2n ** 160n - 1n })
    .map((n) => addressFromHex(n.toString(16).padStart(40, '0')))
  const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String)
  fc.assert(
    fc.property(address, fc.constantFrom(spender, contract, other), amount, (any, near, value) => {
      for (const to of [any, near]) {
        for (const place of [any, contract]) {
          const call = { contract: place, ...approve, args: [to, value], callValue: '0' }
          const isRight = place === contract && to === spender && value === '0'
          expect(accepts(revokeFlow, call)).toBe(isRight)
        }
      }
    }),
    { numRuns: 250, seed },
  )
})

test('the sheet reads contract, spender and amount from the bytes themselves', () => {
  const rawOf = (data: string, callValue = 0n): string =>
    encodeRawData({
      kind: 'TriggerSmartContract',
      permissionId: 0n,
      refBlockBytes: '0001',
      refBlockHash: '0123456789abcdef',
      expiration: 1_700_000_060_000n,
      owner: addressToHex41(someone),
      contract: addressToHex41(parseAddress(contract)),
      callValue,
      data,
      timestamp: 1_700_000_000_000n,
      feeLimit: 5_000_000n,
    })
  const bytes = encodeCall(approve.selector, approve.args)
  expect(readShown(rawOf(bytes), revokeFlow, subject, contracts)).toMatchObject({
    contract,
    contractName: '',
    method: 'approve',
    args: [
      { name: 'spender', value: spender },
      { name: 'value', value: '0' },
    ],
  })
  const all = encodeCall(setAll.selector, setAll.args)
  expect(() => readShown(rawOf(all), revokeFlow, subject, contracts)).toThrow(NotWhatWasAsked)
  expect(() => readShown(rawOf(bytes, 1n), revokeFlow, subject, contracts)).toThrow(NotWhatWasAsked)
})
