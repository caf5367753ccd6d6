import { argumentText } from '#platform/chain/abi.ts'
import { addressFromHex } from '#platform/std/address.ts'
import type { ContractReader } from '#platform/web/tron/contract.ts'
import { expect, test } from 'vitest'

import type { LockView } from '../../shapes.ts'
import { checkLock } from './checkLock.ts'

const at = (digit: string) => addressFromHex(digit.repeat(40))
const contract = at('1')
const lock: LockView = {
  kind: 'A',
  createTime: 1_700_000_001,
  maker: at('2'),
  owner: at('3'),
  coin: { address: at('4'), symbol: 'TES/USDT LP', decimals: 18, contract: null },
  amount: '255400000000000000',
  paid: '0',
  lockTime: 1_731_536_001,
  locked: true,
  state: 'locked',
  offeredTo: null,
  endedAt: null,
  txHash: 'a'.repeat(64),
  final: true,
}
const record = [at('3'), at('4'), 255400000000000000n, 1_700_000_001n, 1_731_536_001n, true]

/** A node with one lock of number 7. */
function nodeWith(returned: readonly unknown[], exists = true) {
  const asked: string[] = []
  const read: ContractReader = async ({ address, functionName, args }) => {
    asked.push(`${address} ${functionName}${argumentText(args)}`)
    return (functionName === 'find' ? [exists, 7n, at('0')] : returned) as never
  }
  return { asked, read }
}

const changed = (place: number, value: unknown) =>
  record.map((one, i) => (i === place ? value : one))

test('the lock is found by its key and read by its number, at the contract of the deployment', async () => {
  const { asked, read } = nodeWith(record)
  expect(await checkLock(lock, contract, read)).toEqual([])
  expect(asked).toEqual([`${contract} find["1700000001"]`, `${contract} locks["7"]`])
})

test.each([
  ['another holder', changed(0, at('5')), ['owner']],
  ['another coin', changed(1, at('5')), ['coin']],
  ['one unit less', changed(2, 255399999999999999n), ['amount']],
  ['another key', changed(3, 1_700_000_002n), ['lock']],
  ['a second earlier', changed(4, 1_731_536_000n), ['end']],
  ['unlocked', changed(5, false), ['locked']],
  [
    'all of it',
    [at('6'), at('6'), 0n, 1_700_000_001n, 0n, false],
    ['owner', 'coin', 'amount', 'end', 'locked'],
  ],
])(
  'a node that returns %s is reported with the fields that differ',
  async (_, returned, fields) => {
    expect(await checkLock(lock, contract, nodeWith(returned).read)).toEqual(fields)
  },
)

test('a lock that the contract does not have is reported', async () => {
  expect(await checkLock(lock, contract, nodeWith(record, false).read)).toEqual(['lock'])
})

test('lock B is read by its holder; its record names no coin', async () => {
  const ofB = [at('3'), 255400000000000000n, 1_700_000_001n, 1_731_536_001n, true]
  const { asked, read } = nodeWith(ofB)
  expect(await checkLock({ ...lock, kind: 'B' }, contract, read)).toEqual([])
  expect(asked).toEqual([`${contract} locks["${at('3')}"]`])
  const shorter = nodeWith(ofB.map((one, i) => (i === 3 ? 1_731_536_000n : one)))
  expect(await checkLock({ ...lock, kind: 'B' }, contract, shorter.read)).toEqual(['end'])
})

test('of a lock B that has ended the contract keeps nothing once another is made', async () => {
  const newer = [at('3'), 5n, 1_700_000_002n, 1_731_536_001n, true]
  const ended = { ...lock, kind: 'B', locked: false, state: 'unlocked' } as const
  expect(await checkLock(ended, contract, nodeWith(newer).read)).toBe('replaced')
  // One that runs has no newer one beside it.
  expect(await checkLock({ ...lock, kind: 'B' }, contract, nodeWith(newer).read)).toEqual(['lock'])
})
