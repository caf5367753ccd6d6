import { describe, expect, test } from 'vitest'
import { genesisTime } from '../genesis.ts'
import { Refusal } from '../refusal.ts'
import { State, newAccount } from '../state.ts'
import { freeNetUsed, payBandwidth } from './bandwidth.ts'
import { momentAt } from './moment.ts'

const owner = '11'.repeat(20)
const row = { ...newAccount(0), netUsed: 270, netSlot: 1000 }

describe('used bandwidth comes back over a day of 28,800 slots', () => {
  test.each([
    [1000, 270],
    [1001, 270],
    [1000 + 14_400, 135], // half a day: 270 / 2
    [1000 + 28_799, 0],
    [1000 + 28_800, 0],
    [1_000_000, 0],
  ])('at slot %i there are %i used', (slot, used) => {
    expect(freeNetUsed(row, slot)).toBe(used)
  })

  test('slots are 3 seconds, counted from the genesis block', () => {
    const headTime = genesisTime + 11_999
    expect(momentAt(headTime, 7)).toEqual({ headTime, slot: 3, headNumber: 7 })
  })
})

describe('paying for bytes', () => {
  const at = { headTime: 77, slot: 5, headNumber: 1 }
  const withBalance = (balance: bigint): State => {
    const state = new State()
    state.credit(owner, balance, 0)
    return state
  }

  test('600 are free; the next are burned whole, not in part', () => {
    const state = withBalance(1_000_000n)
    expect(payBandwidth(state, owner, 400, at, false)).toEqual({ netUsage: 400n, netFee: 0n })
    expect(payBandwidth(state, owner, 201, at, false)).toEqual({ netUsage: 0n, netFee: 201_000n })
    expect(payBandwidth(state, owner, 200, at, false)).toEqual({ netUsage: 200n, netFee: 0n })
    expect(state.balance(owner)).toBe(799_000n)
    expect(state.get('totals', 'burned')).toBe(201_000n)
  })

  test('what is staked comes first, and is not mixed with what is free', () => {
    const state = withBalance(1_000_000n)
    const row = state.account(owner)
    if (row !== undefined) {
      const frozen: [bigint, bigint, bigint] = [1_000_000n, 0n, 0n]
      const stake = { frozen, unfreezing: [], delegated: [0n, 0n], acquired: [0n, 0n] } as const
      state.set('accounts', owner, { ...row, stake })
    }
    // 43,200,000 TRX are staked in all: a TRX is worth 1,000 points.
    state.addTotal('netWeight', 43_200_000n)
    expect(payBandwidth(state, owner, 700, at, false)).toEqual({ netUsage: 700n, netFee: 0n })
    expect(state.account(owner)).toMatchObject({ netUsed: 0, net: { used: 700, slot: 5 } })
    expect(payBandwidth(state, owner, 400, at, false)).toEqual({ netUsage: 400n, netFee: 0n })
    expect(state.account(owner)).toMatchObject({
      netUsed: 400,
      net: { used: 700 },
      operatedAt: 77,
    })
    // 300 points are left of the stake: enough for a new account as well.
    expect(payBandwidth(state, owner, 300, at, true)).toEqual({ netUsage: 300n, netFee: 0n })
    expect(payBandwidth(state, owner, 300, at, true)).toEqual({ netUsage: 0n, netFee: 100_000n })
  })

  test('making an account has its own price', () => {
    const state = withBalance(100_000n)
    expect(payBandwidth(state, owner, 300, at, true)).toEqual({ netUsage: 0n, netFee: 100_000n })
    expect(state.balance(owner)).toBe(0n)
  })

  test('who cannot pay is refused', () => {
    const state = withBalance(600_999n)
    expect(() => payBandwidth(state, owner, 601, at, false)).toThrow(Refusal)
    expect(state.balance(owner)).toBe(600_999n)
  })
})
