import { describe, expect, test } from 'vitest'
import { bare } from '../addresses.ts'
import { stakeOf } from '../resources/limits.ts'
import { accountResources } from '../resources/views.ts'
import type { State } from '../state.ts'
import {
  act,
  after,
  alice,
  bob,
  refused,
  nobody,
  now,
  refusal,
  trx,
  world,
} from './testing/world.ts'

const day = 28_800
const codes = 'ResourceCode error, valid ResourceCode[BANDWIDTH、ENERGY]'
const codesV2 = 'ResourceCode error.valid ResourceCode[BANDWIDTH、Energy]'

function frozen(sun: bigint, resource: number): State {
  const state = world()
  act(state, 'FreezeBalanceV2Contract', { owner_address: alice, frozen_balance: sun, resource })
  return state
}

describe('freezing', () => {
  test('is checked in this order', () => {
    refused(world(), 'FreezeBalanceV2Contract', [
      ['Invalid address', { owner_address: nobody, resource: 2 }],
      [`Account[${nobody}] not exists`, { owner_address: alice }],
      ['frozenBalance must be positive', { frozen_balance: trx - 1n }],
      [
        'frozenBalance must be greater than or equal to 1 TRX',
        { frozen_balance: 1000n * trx + 1n },
      ],
      [
        'frozenBalance must be less than or equal to accountBalance',
        { frozen_balance: 1000n * trx },
      ],
      [codes, { resource: 1 }],
    ])
  })

  test('gives a share of the total by whole TRX', () => {
    const state = frozen(3n * trx + 999_999n, 1)
    act(state, 'FreezeBalanceV2Contract', {
      owner_address: bob,
      frozen_balance: 9n * trx,
      resource: 1,
    })
    expect(state.total('energyWeight')).toBe(12n)
    expect(state.balance(bare(bob))).toBe(991n * trx)
    // 180,000,000,000 / 12 = 15,000,000,000 a TRX: 9 TRX, and 3.999999 TRX.
    expect(accountResources(state, bob, now)).toMatchObject({ EnergyLimit: 135_000_000_000n })
    expect(accountResources(state, alice, now)).toMatchObject({
      EnergyLimit: 59_999_985_000n,
      NetLimit: 0n,
      tronPowerLimit: 3n,
      TotalEnergyWeight: 12n,
    })
  })
})

describe('unfreezing', () => {
  test('is checked in this order', () => {
    const state = frozen(10n * trx, 1)
    refused(state, 'UnfreezeBalanceV2Contract', [
      ['Invalid address', { owner_address: nobody, resource: 2 }],
      [`Account[${nobody}] does not exist`, { owner_address: alice }],
      [codesV2, { resource: 0 }],
      ['no frozenBalance(BANDWIDTH)', { resource: 1 }],
      ['Invalid unfreeze_balance, [0] is error', { unfreeze_balance: 10n * trx + 1n }],
      ['Invalid unfreeze_balance, [10000001] is error', { unfreeze_balance: 10n * trx }],
    ])
    const energy = { owner_address: bob, resource: 1, unfreeze_balance: 1n }
    expect(refusal(state, 'UnfreezeBalanceV2Contract', energy)).toBe('no frozenBalance(Energy)')
  })

  test('waits 14 days, and at most 32 amounts wait', () => {
    const state = frozen(40n * trx, 0)
    const one = { owner_address: alice, unfreeze_balance: trx, resource: 0 }
    for (let i = 0; i < 32; i++) {
      expect(act(state, 'UnfreezeBalanceV2Contract', one)).toEqual({ fee: 0n, withdrawExpire: 0n })
    }
    expect(refusal(state, 'UnfreezeBalanceV2Contract', one)).toBe(
      'Invalid unfreeze operation, unfreezing times is over limit',
    )
    expect(state.total('netWeight')).toBe(8n)
    expect(stakeOf(state.account(bare(alice))).unfreezing[0]).toEqual({
      resource: 0,
      amount: trx,
      expires: now.headTime + 14 * 86_400_000,
    })
    // Another one pays out what has waited long enough.
    const later = after(14 * day)
    expect(act(state, 'UnfreezeBalanceV2Contract', one, later).withdrawExpire).toBe(32n * trx)
    expect(state.balance(bare(alice))).toBe(992n * trx)
    expect(stakeOf(state.account(bare(alice))).unfreezing).toHaveLength(1)
  })
})

describe('withdrawing', () => {
  test('is checked in this order, and gives what is due', () => {
    const state = frozen(10n * trx, 1)
    act(state, 'UnfreezeBalanceV2Contract', {
      owner_address: alice,
      unfreeze_balance: 4n * trx,
      resource: 1,
    })
    const due = after(14 * day)
    const value = refused(
      state,
      'WithdrawExpireUnfreezeContract',
      [
        ['Invalid address', { owner_address: nobody }],
        [`Account[${nobody}] not exists`, { owner_address: bob }],
        ['no unFreeze balance to withdraw ', { owner_address: alice }],
      ],
      due,
    )
    const early = { ...due, headTime: due.headTime - 1 }
    expect(refusal(state, 'WithdrawExpireUnfreezeContract', value, early)).toBe(
      'no unFreeze balance to withdraw ',
    )
    expect(act(state, 'WithdrawExpireUnfreezeContract', value, due)).toEqual({
      fee: 0n,
      withdrawExpire: 4n * trx,
    })
    expect(state.balance(bare(alice))).toBe(994n * trx)
  })
})

describe('cancelling', () => {
  test('is checked in this order', () => {
    const state = world()
    refused(state, 'CancelAllUnfreezeV2Contract', [
      ['Invalid address', { owner_address: nobody }],
      [`Account[${nobody}] not exists`, { owner_address: alice }],
      [
        'No unfreezeV2 list to cancel',
        () => {
          act(state, 'FreezeBalanceV2Contract', { owner_address: alice, frozen_balance: trx })
          act(state, 'UnfreezeBalanceV2Contract', { owner_address: alice, unfreeze_balance: trx })
        },
      ],
    ])
  })

  test('pays out what is due and stakes the rest again', () => {
    const state = frozen(10n * trx, 1)
    const part = (sun: bigint) => ({ owner_address: alice, unfreeze_balance: sun, resource: 1 })
    act(state, 'UnfreezeBalanceV2Contract', part(2n * trx))
    act(state, 'UnfreezeBalanceV2Contract', part(3n * trx), after(day))
    const effects = act(
      state,
      'CancelAllUnfreezeV2Contract',
      { owner_address: alice },
      after(14 * day),
    )
    expect(effects).toEqual({
      fee: 0n,
      withdrawExpire: 2n * trx,
      cancelUnfreeze: [0n, 3n * trx, 0n],
    })
    expect(stakeOf(state.account(bare(alice)))).toMatchObject({
      frozen: [0n, 8n * trx, 0n],
      unfreezing: [],
    })
    expect(state.total('energyWeight')).toBe(8n)
  })
})
