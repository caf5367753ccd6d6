import { describe, expect, test } from 'vitest'
import { bare } from './addresses.ts'
import { admit } from './admit.ts'
import { makeHeader } from './block.ts'
import { type Draft, build } from './codec/transaction.ts'
import { addressOfKey, signDigest } from './crypto.ts'
import { act, bob, bodyOf } from './kinds/testing/world.ts'
import { defaultActive, defaultOwner } from './permissions.ts'
import { Refusal } from './refusal.ts'
import { State } from './state.ts'

const [keyOne, keyTwo] = ['1', '2'].map((each) => each.padStart(64, '0'))
const one = addressOfKey(keyOne ?? '')
const two = addressOfKey(keyTwo ?? '')
const time = 1_800_000_000_000
const head = makeHeader({
  number: 70_000,
  parent: '00',
  timestamp: time,
  txRoot: '00',
  witness: '',
})

function chainWith(known = false) {
  const state = new State()
  state.credit(bare(one), 1_000_000_000n, 0)
  const ledger = {
    block: (number: number) => (number === head.number ? { header: head } : undefined),
  }
  return { state, head, ledger, isKnown: () => known }
}

interface Change extends Partial<Draft> {
  readonly memo?: string
  readonly key?: string
  readonly signatures?: readonly string[]
}

/** Valid in every way but those requested. */
function transaction({ memo = '', key = keyOne ?? '', signatures, ...draft }: Change) {
  const made = build({
    body: bodyOf('TransferContract', { owner_address: one, to_address: bob, amount: 1n }),
    refBlockBytes: '1170',
    refBlockHash: head.id.slice(16, 32),
    expiration: BigInt(time) + 60_000n,
    timestamp: 1n,
    data: memo,
    ...draft,
  } as Draft)
  const own = [signDigest(Buffer.from(made.id, 'hex'), key)]
  return { ...made, signatures: signatures ?? own }
}

function result(change: Change, chain = chainWith(), how = {}): string {
  try {
    admit(transaction(change), chain, how)
    return ''
  } catch (error) {
    if (error instanceof Refusal) return `${error.code}: ${error.message}`
    throw error
  }
}

describe('a transaction is refused', () => {
  const late = { expiration: BigInt(time) }
  const elsewhere = { refBlockHash: '0123456789abcdef' }
  const big = { memo: 'ab'.repeat(512_000) }

  test('for the first of what is wrong', () => {
    const wrong = { ...late, ...elsewhere, ...big }
    const known = chainWith(true)
    const steps: [string, Change][] = [
      ['SIGERROR: Signature size is 64', { ...wrong, signatures: ['00'.repeat(64)] }],
      ['TRANSACTION_EXPIRATION_ERROR: Transaction expired', { ...wrong, signatures: [] }],
      ['SIGERROR: miss sig or contract', { ...elsewhere, ...big, signatures: [] }],
      ['TAPOS_ERROR: Tapos check error.', { ...elsewhere, ...big }],
      ['DUP_TRANSACTION_ERROR: Dup transaction.', {}],
    ]
    expect(steps.map(([, change]) => result(change, known))).toEqual(
      steps.map(([message]) => message),
    )
    expect(result(big, known)).toMatch(
      /^TOO_BIG_TRANSACTION_ERROR: Too big transaction with result, TxId [0-9a-f]{64}, the size is 512\d{3} bytes, maxTxSize 512000$/,
    )
    expect(result({})).toBe('')
  })

  test('outside its time: after it, or more than a day before', () => {
    const at = (ms: number): string => result({ expiration: BigInt(time + ms) })
    expect([at(0), at(1), at(86_400_000), at(86_400_001)].map((each) => each === '')).toEqual([
      false,
      true,
      true,
      false,
    ])
    // In a block that comes too late for it.
    expect(result({ expiration: BigInt(time + 2999) }, chainWith(), { at: time + 3000 })).toMatch(
      /EXPIRATION/,
    )
    expect(result({ expiration: BigInt(time + 3000) }, chainWith(), { at: time + 3000 })).toBe('')
  })

  test('up to the last byte that fits', () => {
    const size = (memo: number): string => result({ memo: 'ab'.repeat(memo) })
    const [empty] = [transaction({ memo: 'ab'.repeat(511_000) })]
    const rest = 512_000 - 128 - (empty.rawHex.length / 2 + 4 + 67) + 511_000
    expect(size(rest)).toBe('')
    expect(size(rest + 1)).toMatch(/the size is 512001 bytes/)
  })

  test('when other keys have come to count while it waited', () => {
    const chain = chainWith()
    expect(result({}, chain, { again: true })).toBe('')
    act(chain.state, 'AccountPermissionUpdateContract', {
      owner_address: one,
      owner: { ...defaultOwner(one), keys: [{ address: two, weight: 1n }] },
      actives: [defaultActive(one)],
    })
    expect(result({}, chain, { again: true })).toMatch(
      /^SIGERROR: .* not contained of permission\.$/,
    )
    expect(result({ key: keyTwo ?? '' }, chain, { again: true })).toBe('')
  })
})
