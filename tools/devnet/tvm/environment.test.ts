import { describe, expect, test } from 'vitest'
import { historyAddress, installHistory, recordParent } from './history.ts'
import { bench, block, other } from './testing.ts'

describe('what a contract sees', () => {
  test('values of the block', () => {
    const { word } = bench({ blockId: (number) => number * 1000n })
    expect(word('42')).toBe(1_700_000_000n)
    expect(word('43')).toBe(300n)
    expect(word('44')).toBe(0n)
    expect(word('45')).toBe(0n)
    expect(word('46')).toBe(0x0a0b0c0dn)
    expect(word('48')).toBe(100n)
    expect(word('5f49')).toBe(0n)
    expect(word('4a')).toBe(0n)
    expect(word('3a')).toBe(0n)
    // 21 bytes, the prefix included.
    expect(word('41')).toBe(BigInt(`0x${block.witness}`))
  })

  test('ids of the last 256 blocks', () => {
    const { word } = bench({ blockId: (number) => number * 1000n })
    expect(word('61012b40')).toBe(299_000n)
    expect(word('602c40')).toBe(44_000n)
    expect(word('602b40')).toBe(0n)
    expect(word('61012c40')).toBe(0n)
    expect(word('64010000000040')).toBe(0n)
  })

  test('accounts', () => {
    const { state, word } = bench()
    state.credit(other, 7n, 0)
    // Bytes above the address do not count.
    expect(word(`7441${other}31`)).toBe(7n)
    expect(word(`73${other}3f`)).toBe(
      0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470n,
    )
    expect(word(`73${'99'.repeat(20)}3f`)).toBe(0n)
    expect(word(`73${other}d4`)).toBe(0n)
    expect(word('30d4')).toBe(1n)
    expect(word('47', { value: 12n })).toBe(12n)
    expect(word('34', { value: 3n })).toBe(3n)
    expect(word('d2')).toBe(0n)
    expect(word('3062ffffffd1')).toBe(0n)
  })

  test('its input, with zeros behind the end', () => {
    const { word } = bench()
    const data = '0102030405'
    expect(word('36', { data })).toBe(5n)
    expect(word('600335', { data })).toBe(0x0405n << 240n)
    expect(word('600535', { data })).toBe(0n)
    expect(word(`7f${'f'.repeat(64)}35`, { data })).toBe(0n)
    expect(word('60206003600037600051', { data })).toBe(0x0405n << 240n)
  })
})

describe('the contract of block ids', () => {
  const parent = (number: number): string => number.toString(16).padStart(64, '0')

  /** Reads a block's id from another block. */
  function ask(wanted: number, at = 10_000): string {
    const { state, call } = bench({}, { ...block, number: at })
    installHistory(state, '', 0)
    for (let number = at - 8_195; number <= at; number++) {
      recordParent(state, number, parent(number - 1))
    }
    const outcome = call({ to: historyAddress, data: parent(wanted) })
    return outcome.result === 'SUCCESS' ? outcome.output : outcome.result
  }

  test('knows 8,191 of them', () => {
    expect(ask(9_999)).toBe(parent(9_999))
    expect(ask(10_000 - 8_191)).toBe(parent(10_000 - 8_191))
  })

  test('refuses what is older or not yet there', () => {
    expect(ask(10_000)).toBe('REVERT')
    expect(ask(10_000 - 8_192)).toBe('REVERT')
  })

  test('is not written on a chain that began without it', () => {
    const { state } = bench()
    recordParent(state, 5, parent(4))
    expect([...state.rows('storage')]).toEqual([])
  })
})
