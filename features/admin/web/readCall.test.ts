import { encodeRawData, type RawData } from '#platform/chain/rawData.ts'
import { addressToHex41, parseAddress } from '#platform/std/address.ts'
import { encodeCall } from '#platform/web/tron/calldata.ts'
import { expect, test } from 'vitest'

import { readCall } from './readCall.ts'

/** What another operator is asked to sign is read from the bytes alone. */
const owner = parseAddress('TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC')
const factory = parseAddress('TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7')
const other = parseAddress('TDvSsdrNM5eeXNL3czpa6AxLDHZA9nwe9K')
const contracts = { TokenFactory: factory }

const raw: RawData = {
  kind: 'TriggerSmartContract',
  refBlockBytes: '0001',
  refBlockHash: '0123456789abcdef',
  expiration: 1_700_000_060_000n,
  permissionId: 2n,
  owner: addressToHex41(owner),
  contract: addressToHex41(factory),
  callValue: 0n,
  data: encodeCall('setCreationFee(uint256)', ['77000000']),
  timestamp: 1_700_000_000_000n,
  feeLimit: 100_000_000n,
}
const readOf = (more: Partial<RawData>) =>
  readCall({ raw: encodeRawData({ ...raw, ...more }), owner }, contracts)

test('the change, its arguments and what it sends along', () => {
  const read = readOf({ callValue: 5n })
  expect(read?.change.kind).toBe('admin.creationFee')
  expect(read?.args.map(({ name, value }) => [name, value])).toEqual([['fee', '77000000']])
  expect(read?.callValue).toBe(5n)
})

test.each<[string, Partial<RawData>]>([
  ['of another account', { owner: addressToHex41(other) }],
  ['of another contract', { contract: addressToHex41(other) }],
  [
    'of a function that no change has',
    { data: encodeCall('transfer(address,uint256)', [other, '1']) },
  ],
  ['with more behind its arguments', { data: `${raw.data}00` }],
  ['a transfer', { kind: 'TransferContract', data: '', callValue: 1n }],
])('a call %s is not read', (_, more) => {
  expect(readOf(more)).toBeNull()
})

test.each([
  ['of a wrong block', true],
  ['of a \u202ewrong block', false],
  ['of a wrong\u200b block', false],
  ['of a wrong block\nepoch: 7', false],
])('a text that is shown as it is, %j: %s', (why, isRead) => {
  const data = encodeCall('revoke(uint256,string)', ['3', why])
  const distributor = { RewardDistributor: factory }
  const read = readCall({ raw: encodeRawData({ ...raw, data }), owner }, distributor)
  expect(read?.args.map(({ value }) => value) ?? null).toEqual(isRead ? ['3', why] : null)
})

test('bytes that are no transaction are not read', () => {
  expect(readCall({ raw: 'abcd', owner }, contracts)).toBeNull()
})
