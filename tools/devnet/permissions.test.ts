import { describe, expect, test } from 'vitest'
import { addressFromHex } from '#platform/std/address.ts'
import { bare } from './addresses.ts'
import { type Signed, approvedList, signWeight } from './approvals.ts'
import { type Transaction, build, ownerOf } from './codec/transaction.ts'
import { addressOfKey, signDigest } from './crypto.ts'
import { act, bob, bodyOf } from './kinds/testing/world.ts'
import { checkSignatures } from './permissions.ts'
import { type Permission, State } from './state.ts'

const keys = ['1', '2', '3'].map((each) => each.padStart(64, '0'))
const [one = '', two = '', three = ''] = keys.map(addressOfKey)
const sign = (transaction: Transaction, ...by: number[]): Transaction => ({
  ...transaction,
  signatures: by.map((i) => signDigest(Buffer.from(transaction.id, 'hex'), keys[i - 1] ?? '')),
})

const signed = (transaction: Transaction): Signed => ({
  ...transaction,
  kind: transaction.body.kind,
  owner: ownerOf(transaction),
})

const transfer = (permissionId = 0): Transaction =>
  build({
    body: bodyOf('TransferContract', { owner_address: one, to_address: bob, amount: 5n }),
    refBlockBytes: '0001',
    refBlockHash: '0123456789abcdef',
    expiration: 60_000n,
    timestamp: 1n,
    permissionId,
  })

const permission = (change: Partial<Permission>): Permission => ({
  type: 0,
  id: 0n,
  permission_name: 'x',
  threshold: 3n,
  parent_id: 0n,
  operations: '',
  keys: [
    { address: one, weight: 1n },
    { address: two, weight: 2n },
  ],
  ...change,
})

/** The owner's permission needs both keys, the active one either, and that for transfers only. */
function shared(): State {
  const state = new State()
  state.credit(bare(one), 1_000_000_000n, 0)
  const transfers = `02${'00'.repeat(31)}`
  const active = permission({ type: 2, threshold: 1n, operations: transfers })
  act(state, 'AccountPermissionUpdateContract', {
    owner_address: one,
    owner: permission({}),
    actives: [active, { ...active, operations: `01${'00'.repeat(31)}` }],
  })
  return state
}

function result(state: State, transaction: Transaction): string {
  try {
    checkSignatures(state, transaction)
    return 'enough'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const stranger = (transaction: Transaction): string =>
  `${transaction.id} is signed by ${addressFromHex(three)} but it is not contained of permission.`

describe('an account as it is made', () => {
  const state = new State()
  state.credit(bare(one), 1n, 0)

  test.each([0, 2])('is signed for by its own key, permission %i', (id) => {
    expect(result(state, sign(transfer(id), 1))).toBe('enough')
    expect(result(state, sign(transfer(id), 3))).toBe(stranger(sign(transfer(id), 3)))
    expect(result(state, sign(transfer(id), 1, 1))).toBe(
      'Signature count is 2 more than key counts of permission : 1',
    )
  })

  test('has no other permission', () => {
    expect(result(state, sign(transfer(1), 1))).toBe("permission isn't exit")
    expect(result(state, sign(transfer(3), 1))).toBe("permission isn't exit")
  })

  test('counts like one that is not there yet', () => {
    expect(result(new State(), sign(transfer(2), 1))).toBe('enough')
  })
})

describe('several keys', () => {
  test('must reach the threshold together', () => {
    const state = shared()
    expect(result(state, sign(transfer(), 1))).toBe('sig error')
    expect(result(state, sign(transfer(), 2))).toBe('sig error')
    expect(result(state, sign(transfer(), 2, 1))).toBe('enough')
  })

  test('count once each, and strangers not at all', () => {
    const state = shared()
    expect(result(state, sign(transfer(), 2, 2))).toBe(`${addressFromHex(two)} has signed twice!`)
    expect(result(state, sign(transfer(), 3, 1))).toBe(stranger(sign(transfer(), 3)))
  })

  test('may do by an active permission what its operations name', () => {
    const state = shared()
    expect(result(state, sign(transfer(2), 1))).toBe('enough')
    expect(result(state, sign(transfer(3), 1))).toBe('Permission denied')
  })

  test('broken signatures are distinguished', () => {
    const state = shared()
    const [good = ''] = sign(transfer(), 1).signatures
    const withSignature = (signature: string) =>
      result(state, { ...transfer(), signatures: [signature] })
    expect(withSignature(good.slice(2))).toBe('Signature size is 64')
    expect(withSignature(`${good.slice(0, 128)}23`)).toBe('Header byte out of range: 35')
    expect(withSignature(`${'ff'.repeat(64)}1b`)).toBe(
      'Could not recover public key from signature',
    )
    // v as 0 or 1, or with bytes behind it.
    const low = (Number.parseInt(good.slice(128), 16) - 27).toString(16).padStart(2, '0')
    expect(withSignature(`${good.slice(0, 128)}${low}`)).toBe('sig error')
    expect(withSignature(`${good}abcdef`)).toBe('sig error')
  })
})

describe('how far a transaction is signed', () => {
  test('is returned with the permission that counts', () => {
    const state = shared()
    expect(signWeight(state, signed(transfer()))).toMatchObject({
      code: 'NOT_ENOUGH_PERMISSION',
      approved: [],
      weight: 0n,
      permission: { threshold: 3n },
    })
    expect(signWeight(state, signed(sign(transfer(), 2)))).toMatchObject({
      code: 'NOT_ENOUGH_PERMISSION',
      approved: [two],
      weight: 2n,
    })
    expect(signWeight(state, signed(sign(transfer(), 1, 2)))).toMatchObject({
      code: 'ENOUGH_PERMISSION',
      approved: [one, two],
      weight: 3n,
    })
    expect(approvedList(state, signed(sign(transfer(), 1, 2)))).toEqual({
      code: 'SUCCESS',
      message: '',
      approved: [one, two],
    })
  })

  test.each<[string, string, (state: State) => Transaction]>([
    ['PERMISSION_ERROR', 'Permission for this, does not exist!', () => sign(transfer(4), 1)],
    ['PERMISSION_ERROR', 'Permission denied!', () => sign(transfer(3), 1)],
    [
      'SIGNATURE_FORMAT_ERROR',
      'Signature size is 1',
      () => ({ ...transfer(), signatures: ['00'] }),
    ],
    [
      'COMPUTE_ADDRESS_ERROR',
      'Could not recover public key from signature',
      () => ({ ...transfer(), signatures: [`${'ff'.repeat(64)}1b`] }),
    ],
    ['OTHER_ERROR', 'too many signatures', () => sign(transfer(), 1, 1, 1, 1, 1, 1)],
  ])('%s: %s', (code, message, make) => {
    const state = shared()
    const transaction = make(state)
    expect(signWeight(state, signed(transaction))).toMatchObject({ code, message, weight: 0n })
    const list = approvedList(state, signed(transaction))
    expect(list.approved).toEqual([])
    const wrapped = `class org.tron.core.exception.PermissionException : ${message}`
    expect(list).toMatchObject(
      code === 'PERMISSION_ERROR' ? { code: 'OTHER_ERROR', message: wrapped } : { code, message },
    )
  })

  test('an account that is not there has no permission', () => {
    expect(signWeight(new State(), signed(sign(transfer(), 1)))).toMatchObject({
      code: 'PERMISSION_ERROR',
      message: 'Account does not exist!',
      permission: null,
    })
  })
})
