import { expect, test } from 'vitest'

import { encodeCall } from '../tron/calldata.ts'
import { encodeRawData } from '#platform/chain/rawData.ts'
import { translate } from '../translate.ts'
import { readShown, requireDeclared } from './agreed.ts'
import { approvalOf, approvalText, approvedText, spenderOf } from './approval.ts'
import { contract as exchange, someone, testFlow } from './testing/world.ts'

const usdt = 'TG3XXyExBkPp9nzdajDZsozEu4BkaSJozs'
const outsider = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7'
const config = {
  contracts: { Usdt: usdt, Exchange: exchange },
  coins: [{ symbol: 'USDT', name: 'Tether USD', address: usdt, decimals: 6 }],
}
const t = (...passed: Parameters<typeof translate> extends [unknown, ...infer R] ? R : never) =>
  translate('en', ...passed)
const flow = {
  ...testFlow,
  signs: {
    contract: 'Usdt',
    method: 'approve(address spender, uint256 amount)',
    meaning: {},
    args: () => [null, null],
  },
}

/** The sheet's text for an approval's bytes. */
function statedMessage(amount: bigint) {
  const rawHex = encodeRawData({
    kind: 'TriggerSmartContract',
    permissionId: 0n,
    refBlockBytes: '0001',
    refBlockHash: '0123456789abcdef',
    expiration: 1_700_000_060_000n,
    owner: '417e5f4552091a69125d5dfcb7b8c2659029395bdf',
    contract: '4142a1e39aefa49290f2b3f9ed688d7cecf86cd6e0',
    callValue: 0n,
    data: encodeCall('approve(address,uint256)', [exchange, String(amount)]),
    timestamp: 1_700_000_000_000n,
    feeLimit: 5_000_000n,
  })
  const shown = readShown(rawHex, flow, {}, config.contracts)
  const approval = approvalOf(shown)
  if (approval === null) throw new Error('not seen as an approval')
  return {
    allowed: approvedText(approval, shown.contract, config, t),
    spender: approval.spender,
    message: approvalText(approval, 'USDT', t),
  }
}

test('amount and spender, and how to take it back', () => {
  expect(statedMessage(1_500_000_000n)).toEqual({
    allowed: '1,500 USDT',
    spender: exchange,
    message: 'You can take this back at any time by approving 0.',
  })
})

test('without limit is written in words, with a warning', () => {
  const { allowed, message } = statedMessage(2n ** 256n - 1n)
  expect(allowed).toBe('USDT without limit')
  expect(message).toContain('all your USDT, now and later')
  expect(message).toContain('approving 0')
})

test('nothing approved takes an earlier approval back', () => {
  expect(statedMessage(0n).message).toBe('This takes an earlier approval back.')
})

test('any other call approves nothing', () => {
  const to = { name: 'to', type: 'address', value: someone }
  const amount = { name: 'amount', type: 'uint256', value: '1' }
  expect(approvalOf({ method: 'transfer', args: [to, amount] })).toBeNull()
  expect(approvalOf({ method: 'approve', args: [amount, amount] })).toBeNull()
})

test('leave to move a card is no amount of a coin', () => {
  const to = { name: 'to', type: 'address', value: exchange }
  const tokenId = { name: 'tokenId', type: 'uint256', value: '7001' }
  expect(approvalOf({ method: 'approve', args: [to, tokenId] })).toBeNull()
  expect(spenderOf({ method: 'approve', args: [to, tokenId] })).toBe(exchange)
})

test('a method may hang on the subject, and no other is then taken', () => {
  const either = {
    ...flow,
    signs: {
      ...flow.signs,
      method: ({ all }: Readonly<Record<string, string>>) =>
        all === undefined ? flow.signs.method : 'increaseApproval(address spender, uint256 amount)',
    },
  }
  const call = {
    contract: usdt,
    selector: 'increaseApproval(address,uint256)',
    args: [exchange, '1'],
    callValue: '0',
    feeLimit: '1',
  }
  expect(() => requireDeclared(call, either, { all: '1' }, config.contracts, someone)).not.toThrow()
  expect(() => requireDeclared(call, either, {}, config.contracts, someone)).toThrow('method')
})

test("an allowance for any spender except the app's own contracts is refused", () => {
  const call = (spender: string) => ({
    contract: usdt,
    selector: 'approve(address,uint256)',
    args: [spender, '1'],
    callValue: '0',
    feeLimit: '1',
  })
  expect(() => requireDeclared(call(exchange), flow, {}, config.contracts, someone)).not.toThrow()
  expect(() => requireDeclared(call(outsider), flow, {}, config.contracts, someone)).toThrow(
    'spender',
  )
})
