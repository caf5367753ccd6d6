import { describe, expect, test } from 'vitest'
import { bare } from '../addresses.ts'
import { limitOf, stakeOf } from '../resources/limits.ts'
import {
  canDelegatedMaxSize,
  delegatedIndex,
  delegatedResources,
  loanSize,
} from '../resources/views.ts'
import type { State, Usage } from '../state.ts'
import {
  act,
  after,
  alice,
  bob,
  carol,
  contract,
  refused,
  nobody,
  now,
  refusal,
  trx,
  withContract,
  world,
} from './testing/world.ts'

/** Alice and Carol stake 100 TRX each for both. */
function staked(): State {
  const state = world()
  for (const owner of [alice, carol]) {
    for (const resource of [0, 1]) {
      act(state, 'FreezeBalanceV2Contract', {
        owner_address: owner,
        frozen_balance: 100n * trx,
        resource,
      })
    }
  }
  return state
}

const loan = { owner_address: alice, receiver_address: bob, resource: 1, balance: 40n * trx }

function use(state: State, who: string, part: 'net' | 'energy', usage: Usage): void {
  const row = state.account(bare(who))
  if (row !== undefined) state.set('accounts', bare(who), { ...row, [part]: usage })
}

describe('lending', () => {
  test('is checked in this order', () => {
    const state = staked()
    withContract(state)
    refused(state, 'DelegateResourceContract', [
      ['Invalid address', { owner_address: nobody, resource: 2, lock: true, lock_period: -1n }],
      [`Account[${nobody}] not exists`, { owner_address: alice }],
      ['delegateBalance must be greater than or equal to 1 TRX', { balance: 100n * trx + 1n }],
      ['ResourceCode error, valid ResourceCode[BANDWIDTH、ENERGY]', { resource: 0 }],
      [
        'delegateBalance must be less than or equal to available FreezeBandwidthV2 balance',
        { resource: 1 },
      ],
      [
        'delegateBalance must be less than or equal to available FreezeEnergyV2 balance',
        { balance: 100n * trx },
      ],
      ['Invalid receiverAddress', { receiver_address: alice }],
      ['receiverAddress must not be the same as ownerAddress', { receiver_address: nobody }],
      [`Account[${nobody}] not exists`, { receiver_address: contract }],
      [
        'The lock period of delegate resource cannot be less than 0 and cannot exceed 864000!',
        { lock_period: 864_001n },
      ],
      [
        'The lock period of delegate resource cannot be less than 0 and cannot exceed 864000!',
        { lock_period: 864_000n },
      ],
      ['Do not allow delegate resources to contract addresses', { receiver_address: bob }],
    ])
  })

  test('a lock does not end before the last one', () => {
    const state = staked()
    const locked = { ...loan, balance: trx, lock: true }
    act(state, 'DelegateResourceContract', { ...locked, lock_period: 1000n })
    const shorter = { ...locked, lock_period: 998n }
    expect(refusal(state, 'DelegateResourceContract', shorter, after(1))).toBe(
      'The lock period for ENERGY this time cannot be less than the remaining time[2997000ms] ' +
        'of the last lock period for ENERGY!',
    )
    expect(refusal(state, 'DelegateResourceContract', shorter, after(2))).toBe('')
  })

  test('moves the stake without moving the weights', () => {
    const state = staked()
    act(state, 'DelegateResourceContract', loan)
    expect(stakeOf(state.account(bare(alice)))).toMatchObject({
      frozen: [100n * trx, 60n * trx, 0n],
      delegated: [0n, 40n * trx],
    })
    const borrower = state.account(bare(bob))
    expect(stakeOf(borrower).acquired).toEqual([0n, 40n * trx])
    expect(state.total('energyWeight')).toBe(200n)
    // 40 of 200 TRX: a fifth of 180,000,000,000.
    expect(borrower === undefined ? 0 : limitOf(state, borrower, 1)).toBe(36_000_000_000)
    expect(delegatedIndex(state, alice)).toEqual({
      account: alice,
      fromAccounts: [],
      toAccounts: [bob],
    })
    expect(delegatedIndex(state, bob)).toEqual({
      account: bob,
      fromAccounts: [alice],
      toAccounts: [],
    })
  })

  test('stake that pays for use cannot be lent', () => {
    const state = staked()
    // Half of Alice's 90,000,000,000 is used, which ties up 50 TRX.
    use(state, alice, 'energy', { used: 45_000_000_000, slot: now.slot, window: 0 })
    expect(canDelegatedMaxSize(state, alice, 1, now)).toBe(50n * trx)
    const whole = { ...loan, balance: 50n * trx + 1n }
    expect(refusal(state, 'DelegateResourceContract', whole)).toMatch(/available FreezeEnergyV2/)
    // Half a day later half of that use has come back.
    expect(canDelegatedMaxSize(state, alice, 1, after(14_400))).toBe(75n * trx)
  })

  test('before it is signed, a loan of bandwidth leaves room for its own bytes', () => {
    const state = staked()
    // 275, lock 2, lock_period 4, balance one byte longer than 1 TRX takes.
    expect(loanSize(100n * trx)).toBe(282)
    // 282 points of 43,200,000,000 for 200 TRX: trunc(282 * 200e6 / 43.2e9) = 1 sun.
    expect(canDelegatedMaxSize(state, alice, 0, now)).toBe(100n * trx - 1n)
    const whole = { ...loan, resource: 0, balance: 100n * trx }
    expect(refusal(state, 'DelegateResourceContract', whole)).toBe('')
    expect(refusal(state, 'DelegateResourceContract', whole, { ...now, creating: true })).toMatch(
      /available FreezeBandwidthV2/,
    )
  })
})

describe('taking back', () => {
  test('is checked in this order', () => {
    const state = staked()
    act(state, 'DelegateResourceContract', { ...loan, resource: 0, balance: 5n * trx })
    refused(state, 'UnDelegateResourceContract', [
      ['Invalid address', { owner_address: nobody, resource: 2 }],
      [`Account[${nobody}] does not exist`, { owner_address: alice }],
      ['Invalid receiverAddress', { receiver_address: alice }],
      ['receiverAddress must not be the same as ownerAddress', { receiver_address: carol }],
      ['delegated Resource does not exist', { receiver_address: bob }],
      ['unDelegateBalance must be more than 0 TRX', { balance: 5n * trx + 1n }],
      ['ResourceCode error.valid ResourceCode[BANDWIDTH、Energy]', { resource: 1 }],
      [
        'insufficient delegateFrozenBalance(Energy), request=5000001, unlock_balance=0',
        { resource: 0 },
      ],
      [
        'insufficient delegatedFrozenBalance(BANDWIDTH), request=5000001, unlock_balance=5000000',
        { balance: 5n * trx },
      ],
    ])
  })

  test('what is locked waits for its time', () => {
    const state = staked()
    act(state, 'DelegateResourceContract', { ...loan, lock: true })
    const end = after(86_400)
    const back = { ...loan, balance: trx }
    expect(delegatedResources(state, alice, bob)).toEqual([
      {
        from: alice,
        to: bob,
        frozen_balance_for_bandwidth: 0n,
        frozen_balance_for_energy: 40n * trx,
        expire_time_for_bandwidth: 0n,
        expire_time_for_energy: BigInt(end.headTime),
      },
    ])
    expect(refusal(state, 'UnDelegateResourceContract', back, end)).toMatch(/unlock_balance=0$/)
    const over = { ...end, headTime: end.headTime + 1 }
    act(state, 'UnDelegateResourceContract', back, over)
    expect(delegatedResources(state, alice, bob)).toMatchObject([
      { frozen_balance_for_energy: 39n * trx, expire_time_for_energy: 0n },
    ])
    act(state, 'UnDelegateResourceContract', { ...loan, balance: 39n * trx }, over)
    expect(delegatedResources(state, alice, bob)).toEqual([])
    expect(delegatedIndex(state, alice).toAccounts).toEqual([])
    expect(stakeOf(state.account(bare(alice))).frozen).toEqual([100n * trx, 100n * trx, 0n])
  })

  test('the lender takes over its share of the use', () => {
    const state = staked()
    act(state, 'DelegateResourceContract', loan)
    act(state, 'DelegateResourceContract', { ...loan, owner_address: carol, balance: 60n * trx })
    use(state, bob, 'energy', { used: 1_000_000, slot: now.slot, window: 0 })
    act(state, 'UnDelegateResourceContract', { ...loan, balance: 20n * trx })
    // 20 of the 100 TRX that Bob had: 200,000 of the 1,000,000 used.
    expect(state.account(bare(bob))?.energy).toEqual({
      used: 800_000,
      slot: now.slot,
      window: 28_800_000,
    })
    expect(state.account(bare(alice))?.energy).toEqual({
      used: 200_000,
      slot: now.slot,
      window: 28_800_000,
    })
  })

  test('but never more than the loan was good for', () => {
    const state = staked()
    act(state, 'DelegateResourceContract', loan)
    act(state, 'DelegateResourceContract', { ...loan, owner_address: carol, balance: 60n * trx })
    // Bob's 100 of 200 TRX are worth 90,000,000,000; he used it twice over before others staked.
    use(state, bob, 'energy', { used: 180_000_000_000, slot: now.slot, window: 0 })
    act(state, 'UnDelegateResourceContract', { ...loan, balance: 20n * trx })
    expect(state.account(bare(alice))?.energy?.used).toBe(18_000_000_000)
    expect(state.account(bare(bob))?.energy?.used).toBe(162_000_000_000)
  })

  test('a lock still holds at its very end', () => {
    const state = staked()
    const locked = { ...loan, lock: true, lock_period: 100n }
    act(state, 'DelegateResourceContract', locked)
    act(state, 'DelegateResourceContract', { ...loan, balance: trx }, after(100))
    expect(delegatedResources(state, alice, bob)).toMatchObject([
      { frozen_balance_for_energy: trx },
      { frozen_balance_for_energy: 40n * trx },
    ])
    act(state, 'DelegateResourceContract', { ...loan, balance: trx }, after(101))
    expect(delegatedResources(state, alice, bob)).toMatchObject([
      { frozen_balance_for_energy: 42n * trx },
    ])
  })
})
