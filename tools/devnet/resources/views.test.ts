import { describe, expect, test } from 'vitest'
import { bare } from '../addresses.ts'
import { toJson } from '../codec/json.ts'
import { accountFields } from '../codec/messages.ts'
import { genesisTime } from '../genesis.ts'
import {
  act,
  after,
  alice,
  bob,
  contract,
  nobody,
  now,
  trx,
  withContract,
  world,
} from '../kinds/testing/world.ts'
import {
  accountMessage,
  accountResources,
  availableUnfreezeCount,
  canDelegatedMaxSize,
  canWithdrawUnfreezeAmount,
} from './views.ts'

const permissions = (address: string) => ({
  owner_permission: {
    permission_name: 'owner',
    threshold: 1n,
    keys: [{ address, weight: 1n }],
  },
  active_permission: [
    {
      type: 'Active',
      id: 2n,
      permission_name: 'active',
      threshold: 1n,
      operations: `7fff1fc0033efb0f${'00'.repeat(24)}`,
      keys: [{ address, weight: 1n }],
    },
  ],
})
const stakes = [{}, { type: 'ENERGY' }, { type: 'TRON_POWER' }]
/** An account shows these even when it has used nothing: its clocks begin with the chain. */
const untouched = {
  latest_consume_time: BigInt(genesisTime),
  latest_consume_free_time: BigInt(genesisTime),
  net_window_size: 28_800_000n,
  net_window_optimized: true,
  asset_optimized: true,
}

describe('an account as it is returned', () => {
  const reply = (state: ReturnType<typeof world>, address: string) => {
    const message = accountMessage(state, address, now)
    return message === undefined ? undefined : toJson(accountFields, message, false)
  }

  test('with nothing but a balance', () => {
    expect(reply(world(), alice)).toEqual({
      address: alice,
      balance: 1000n * trx,
      ...untouched,
      account_resource: {
        latest_consume_time_for_energy: BigInt(genesisTime),
        energy_window_size: 28_800_000n,
        energy_window_optimized: true,
      },
      ...permissions(alice),
      frozenV2: stakes,
    })
    expect(reply(world(), nobody)).toBeUndefined()
  })

  test('a contract has no permissions', () => {
    const state = world()
    withContract(state)
    const json = reply(state, contract)
    expect(json).toMatchObject({ type: 'Contract', address: contract, frozenV2: stakes })
    expect(json).not.toHaveProperty('owner_permission')
    expect(json).not.toHaveProperty('active_permission')
  })

  test('with stake, loans, waiting amounts and use of an hour ago', () => {
    const state = world()
    const whose = { owner_address: alice }
    act(state, 'FreezeBalanceV2Contract', { ...whose, frozen_balance: 100n * trx, resource: 1 })
    act(state, 'DelegateResourceContract', {
      ...whose,
      receiver_address: bob,
      balance: 30n * trx,
      resource: 1,
    })
    act(state, 'UnfreezeBalanceV2Contract', { ...whose, unfreeze_balance: 20n * trx, resource: 1 })
    const row = state.account(bare(alice))
    const usage = { used: 28_800, slot: now.slot - 1200, window: 0 }
    if (row !== undefined) state.set('accounts', bare(alice), { ...row, energy: usage })
    const json = reply(state, alice)
    expect(json).toMatchObject({
      balance: 900n * trx,
      frozenV2: [{}, { type: 'ENERGY', amount: 50n * trx }, { type: 'TRON_POWER' }],
      unfrozenV2: [
        {
          type: 'ENERGY',
          unfreeze_amount: 20n * trx,
          unfreeze_expire_time: BigInt(now.headTime + 14 * 86_400_000),
        },
      ],
      account_resource: {
        // 1,200 of 28,800 slots have passed: 1e6 a slot become 958,333, and that 27,599.99.
        energy_usage: 27_599n,
        energy_window_size: 27_600_000n,
        latest_consume_time_for_energy: BigInt(genesisTime + usage.slot * 3000),
        delegated_frozenV2_balance_for_energy: 30n * trx,
      },
    })
    expect(reply(state, bob)).toMatchObject({
      account_resource: { acquired_delegated_frozenV2_balance_for_energy: 30n * trx },
    })
    // 80 TRX are staked in all; Alice works with 50 of them and votes with all.
    expect(accountResources(state, alice, now)).toMatchObject({
      EnergyUsed: 27_599n,
      EnergyLimit: 112_500_000_000n,
      TotalEnergyWeight: 80n,
      tronPowerLimit: 80n,
    })
  })
})

describe('what could be done', () => {
  test('of accounts that are not there', () => {
    const state = world()
    expect(availableUnfreezeCount(state, nobody, now)).toBeUndefined()
    expect(canDelegatedMaxSize(state, nobody, 1, now)).toBe(0n)
    expect(canWithdrawUnfreezeAmount(state, nobody, now.headTime)).toBe(0n)
  })

  test('unfreezing again, withdrawing, lending', () => {
    const state = world()
    const whose = { owner_address: alice, resource: 1 }
    act(state, 'FreezeBalanceV2Contract', { ...whose, frozen_balance: 10n * trx + 5n })
    act(state, 'UnfreezeBalanceV2Contract', { ...whose, unfreeze_balance: 3n * trx })
    act(state, 'UnfreezeBalanceV2Contract', { ...whose, unfreeze_balance: trx }, after(10))
    expect(availableUnfreezeCount(state, alice, now)).toBe(30)
    const due = after(14 * 28_800)
    expect(availableUnfreezeCount(state, alice, due)).toBe(31)
    expect(canWithdrawUnfreezeAmount(state, alice, due.headTime - 1)).toBe(0n)
    expect(canWithdrawUnfreezeAmount(state, alice, due.headTime)).toBe(3n * trx)
    expect(canDelegatedMaxSize(state, alice, 1, now)).toBe(6n * trx + 5n)
    expect(canDelegatedMaxSize(state, alice, 2, now)).toBe(0n)
    act(
      state,
      'UnfreezeBalanceV2Contract',
      { ...whose, unfreeze_balance: 5n * trx + 6n },
      after(20),
    )
    // Less than one TRX cannot be lent.
    expect(canDelegatedMaxSize(state, alice, 1, now)).toBe(0n)
  })
})
