import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { supplyOf } from '../kinds/testing/supply.ts'
import { State } from '../state.ts'
import { balanceEdit, codeEdit, storageEdit } from './edits.ts'

const address = (n: number): string => n.toString(16).padStart(40, '0')
const long = (1n << 63n) - 1n

describe('balances', () => {
  test('whatever is set, the sum of all sun is what was begun with and granted', () => {
    const step = fc.record({ who: fc.nat({ max: 5 }), sun: fc.bigInt({ min: 0n, max: long }) })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), (steps) => {
        const state = new State()
        state.credit(address(0), 1000n, 0)
        for (const { who, sun } of steps) {
          balanceEdit(address(who), sun)(state, 5)
          expect(state.balance(address(who))).toBe(sun)
          const { balances, granted } = supplyOf(state)
          expect(balances).toBe(1000n + granted)
        }
      }),
    )
  })

  test.each([-1n, long + 1n])('%s is none', (sun) => {
    expect(() => balanceEdit(address(1), sun)).toThrow(RangeError)
  })
})

describe('code', () => {
  test('makes an account a contract, and without code none', () => {
    const state = new State()
    codeEdit(address(1), Uint8Array.of(0x60, 0x00))(state, 5)
    expect(Buffer.from(state.codeOf(address(1))).toString('hex')).toBe('6000')
    expect(state.account(address(1))).toMatchObject({ contract: true, createdAt: 5 })
    expect(state.get('contracts', address(1))).toMatchObject({ origin: address(1) })
    codeEdit(address(1), new Uint8Array(0))(state, 6)
    expect(state.codeOf(address(1))).toHaveLength(0)
    expect(state.account(address(1))).toMatchObject({ contract: false, codeHash: '' })
    expect(state.get('contracts', address(1))).toBeUndefined()
  })

  test('of a contract leaves its owner and its balance', () => {
    const state = new State()
    state.credit(address(1), 9n, 0)
    const row = {
      origin: address(2),
      message: 'ab',
      consumeUserResourcePercent: 1,
      originEnergyLimit: 2,
    }
    state.set('contracts', address(1), row)
    codeEdit(address(1), Uint8Array.of(0))(state, 5)
    expect(state.get('contracts', address(1))).toEqual(row)
    expect(state.balance(address(1))).toBe(9n)
  })
})

describe('storage', () => {
  test.each([
    [5n, 1n, '01'],
    [5n, 0xabcn, '0abc'],
    [(1n << 256n) - 1n, (1n << 256n) - 1n, 'f'.repeat(64)],
  ])('slot %s, word %s', (slot, word, kept) => {
    const state = new State()
    storageEdit(address(1), slot, word)(state, 5)
    expect(state.get('storage', address(1) + slot.toString(16).padStart(64, '0'))).toBe(kept)
    storageEdit(address(1), slot, 0n)(state, 5)
    expect([...state.rows('storage')]).toEqual([])
  })

  test('a slot and a word have 32 bytes', () => {
    expect(() => storageEdit(address(1), 1n << 256n, 0n)).toThrow(RangeError)
    expect(() => storageEdit(address(1), 0n, 1n << 256n)).toThrow(RangeError)
  })
})
