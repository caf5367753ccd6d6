import { describe, expect, test } from 'vitest'
import { bare } from '../addresses.ts'
import { params } from '../params.ts'
import { Refusal } from '../refusal.ts'
import type { Permission } from '../state.ts'
import {
  act,
  address,
  alice,
  bob,
  carol,
  refused,
  nobody,
  refusal,
  trx,
  world,
} from './testing/world.ts'

const key = (who: string, weight = 1n) => ({ address: who, weight })
const owner: Permission = {
  type: 0,
  id: 0n,
  permission_name: '',
  threshold: 1n,
  parent_id: 0n,
  operations: '',
  keys: [key(alice)],
}
const active: Permission = { ...owner, type: 2, operations: params.defaultOperations }

/** The message for a single permission when everything else is right. */
const ofOwner = (change: Partial<Permission>): string =>
  refusal(world(), 'AccountPermissionUpdateContract', {
    owner_address: alice,
    owner: { ...owner, ...change },
    actives: [active],
  })
const ofActive = (change: Partial<Permission>): string =>
  refusal(world(), 'AccountPermissionUpdateContract', {
    owner_address: alice,
    owner,
    actives: [{ ...active, ...change }],
  })

describe('new permissions', () => {
  test('are checked in this order', () => {
    refused(world(), 'AccountPermissionUpdateContract', [
      ['invalidate ownerAddress', { owner_address: nobody, witness: { ...owner, type: 1 } }],
      ['ownerAddress account does not exist', { owner_address: alice }],
      ['owner permission is missed', { owner: { ...owner, type: 2, keys: [] } }],
      ["account isn't witness can't set witness permission", { witness: undefined }],
      [
        'active permission is missed',
        { actives: Array<Permission>(9).fill({ ...active, type: 0 }) },
      ],
      [
        'active permission is too many',
        { actives: Array<Permission>(8).fill({ ...active, type: 0 }) },
      ],
      ['owner permission type is error', { owner: { ...owner, keys: [] } }],
      ["key's count should be greater than 0", { owner }],
      ['active permission type is error', { actives: Array<Permission>(8).fill(active) }],
    ])
  })

  test.each<[string, Partial<Permission>]>([
    [
      'number of keys in permission should not be greater than 5',
      { keys: [1, 2, 3, 4, 5, 6].map((each) => key(address(each))), threshold: 0n },
    ],
    ["key's count should be greater than 0", { keys: [], threshold: 0n }],
    [
      "permission's threshold should be greater than 0",
      { threshold: 0n, permission_name: 'x'.repeat(33) },
    ],
    ["permission's name is too long", { permission_name: 'x'.repeat(33), parent_id: 1n }],
    ["permission's parent should be owner", { parent_id: 1n, keys: [key(bob), key(bob)] }],
    ['address should be distinct in permission Owner', { keys: [key(bob), key(bob, 0n)] }],
    ['key is not a validate address', { keys: [key('41ff', 0n)] }],
    ["key's weight should be greater than 0", { keys: [key(bob, 0n)] }],
    ['long overflow', { keys: [key(bob, (1n << 63n) - 1n), key(carol)] }],
    [
      "sum of all key's weight should not be less than threshold in permission Owner",
      { threshold: 4n, keys: [key(bob, 1n), key(carol, 2n)], operations: '00' },
    ],
    ["Owner permission needn't operations", { operations: '00' }],
  ])('%s', (message, change) => {
    expect(ofOwner(change)).toBe(message)
  })

  test('an active one allows only what the network has', () => {
    expect(ofActive({ operations: '' })).toBe('operations size must 32')
    expect(ofActive({ operations: 'ff'.repeat(31) })).toBe('operations size must 32')
    const permissions = `${'00'.repeat(5)}40${'00'.repeat(26)}`
    expect(ofActive({ operations: permissions })).toBe('')
    const unknown = `80${'00'.repeat(31)}`
    expect(ofActive({ operations: unknown })).toBe("7 isn't a validate ContractType")
    expect(ofActive({ operations: `${'00'.repeat(31)}80` })).toBe(
      "255 isn't a validate ContractType",
    )
  })

  test('cost 100 TRX and are numbered', () => {
    const state = world()
    const value = { owner_address: alice, owner: { ...owner, id: 9n }, actives: [active, active] }
    expect(act(state, 'AccountPermissionUpdateContract', value)).toEqual({ fee: 100n * trx })
    expect(state.balance(bare(alice))).toBe(900n * trx)
    const set = state.account(bare(alice))?.permissions
    expect(set?.owner.id).toBe(0n)
    expect(set?.actives.map(({ id }) => id)).toEqual([2n, 3n])
  })

  test('fail when they cannot be paid', () => {
    const state = world()
    state.debit(bare(alice), 900n * trx + 1n)
    const value = { owner_address: alice, owner, actives: [active] }
    const sentence = `${alice} insufficient balance, balance: 99999999, amount: 100000000`
    expect(() => act(state, 'AccountPermissionUpdateContract', value)).toThrow(
      new Refusal('CONTRACT_EXE_ERROR', sentence),
    )
  })
})
