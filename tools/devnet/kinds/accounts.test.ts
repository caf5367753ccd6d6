import { describe, expect, test } from 'vitest'
import { bare } from '../addresses.ts'
import {
  act,
  alice,
  bob,
  contract,
  refused,
  nobody,
  now,
  refusal,
  trx,
  withContract,
  world,
} from './testing/world.ts'

const hexOf = (text: string): string => Buffer.from(text).toString('hex')

describe('a transfer', () => {
  test('is checked in this order', () => {
    const state = world()
    withContract(state)
    refused(state, 'TransferContract', [
      ['Invalid ownerAddress!', { owner_address: nobody }],
      ['Invalid toAddress!', { to_address: nobody }],
      ['Cannot transfer TRX to yourself.', { to_address: contract }],
      ['Validate TransferContract error, no OwnerAccount.', { owner_address: alice }],
      ['Amount must be greater than 0.', { amount: 1000n * trx + 1n }],
      ['Validate TransferContract error, balance is not sufficient.', { amount: 1000n * trx }],
    ])
  })

  test('to a contract is one like any other: the proposal that forbids it has never passed', () => {
    const state = world()
    withContract(state)
    const before = state.balance(bare(contract))
    const value = { owner_address: alice, to_address: contract, amount: 5n }
    expect(act(state, 'TransferContract', value)).toEqual({ fee: 0n })
    expect(state.balance(bare(contract))).toBe(before + 5n)
  })

  test('a new account costs one TRX on top, and the amount must leave it', () => {
    const state = world()
    const value = { owner_address: alice, to_address: nobody, amount: 999n * trx + 1n }
    expect(refusal(state, 'TransferContract', value)).toMatch(/balance is not sufficient/)
    expect(act(state, 'TransferContract', { ...value, amount: 999n * trx })).toEqual({ fee: trx })
    expect(state.balance(bare(alice))).toBe(0n)
    expect(state.account(bare(nobody))).toMatchObject({
      balance: 999n * trx,
      createdAt: now.headTime,
    })
    expect(state.total('burned')).toBe(trx)
  })

  test('more than 64 bits is more than there can be', () => {
    const state = world()
    state.credit(bare(alice), (1n << 63n) - 1n - 1000n * trx, 0)
    const value = { owner_address: alice, to_address: bob, amount: (1n << 63n) - 1n }
    expect(refusal(state, 'TransferContract', value)).toBe('long overflow')
  })
})

describe('making an account', () => {
  test('is checked in this order', () => {
    const state = world()
    state.debit(bare(alice), 1000n * trx - 1n)
    refused(state, 'AccountCreateContract', [
      ['Invalid ownerAddress', { owner_address: nobody }],
      [`Account[${nobody}] not exists`, { owner_address: alice }],
      ['Validate CreateAccountActuator error, insufficient fee.', { owner_address: bob }],
      ['Invalid account address', { account_address: alice }],
      ['Account has existed', { account_address: nobody }],
    ])
  })

  test('costs one TRX', () => {
    const state = world()
    const value = { owner_address: alice, account_address: nobody }
    expect(act(state, 'AccountCreateContract', value)).toEqual({ fee: trx })
    expect(state.account(bare(nobody))?.balance).toBe(0n)
    expect(state.balance(bare(alice))).toBe(999n * trx)
  })
})

describe('naming an account', () => {
  test('is checked in this order', () => {
    const state = world()
    act(state, 'AccountUpdateContract', { owner_address: bob, account_name: hexOf('bob') })
    refused(state, 'AccountUpdateContract', [
      ['Invalid ownerAddress', { account_name: 'ff'.repeat(201) }],
      ['Invalid accountName', { account_name: hexOf('bob') }],
      ['Invalid ownerAddress', { owner_address: nobody }],
      ['Account does not exist', { owner_address: bob }],
      ['This account name is already existed', { owner_address: alice }],
      ['This name is existed', { account_name: 'ff'.repeat(200) }],
    ])
  })

  test('an id may be set once, and is taken in capitals too', () => {
    const state = world()
    refused(state, 'SetAccountIdContract', [
      ['Invalid accountId', { account_id: hexOf('1234567') }],
      ['Invalid accountId', { account_id: hexOf('a'.repeat(33)) }],
      ['Invalid accountId', { account_id: hexOf('with space') }],
      ['Invalid accountId', { account_id: hexOf('12345678') }],
      ['Invalid ownerAddress', { owner_address: nobody }],
      ['Account has not existed', { owner_address: alice }],
    ])
    act(state, 'SetAccountIdContract', { owner_address: alice, account_id: hexOf('AliceOne') })
    const again = { owner_address: alice, account_id: hexOf('another1') }
    expect(refusal(state, 'SetAccountIdContract', again)).toBe('This account id already set')
    const same = { owner_address: bob, account_id: hexOf('aliceONE') }
    expect(refusal(state, 'SetAccountIdContract', same)).toBe('This id has existed')
    expect(state.account(bare(alice))?.accountId).toBe(hexOf('AliceOne'))
  })
})
