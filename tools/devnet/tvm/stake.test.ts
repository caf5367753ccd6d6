import { describe, expect, test } from 'vitest'
import { stakeOf } from '../resources/limits.ts'
import { newAccount } from '../state.ts'
import { type Bench, bench, block, contract, other, push } from './testing.ts'

const trx = 1_000_000n
const at = { ...block, timestamp: 1_750_000_000_000 }
const long = 2n ** 63n

/** A contract with 100 TRX, and another account. */
function world(): Bench {
  const made = bench({}, at)
  made.state.credit(contract, 100n * trx, 0)
  made.state.credit(other, 0n, 0)
  return made
}
/** Pushed in this order: the last is on top. */
const act = (operation: string, ...words: readonly bigint[]): string =>
  words.map(push).join('') + operation
const stake = ({ state }: Bench, address = contract) => stakeOf(state.account(address))
const receiver = BigInt(`0x${other}`)

describe('freezing', () => {
  test('takes from the balance, and is noted by its resource', () => {
    const made = world()
    expect(made.word(act('da', 3n * trx, 1n))).toBe(1n)
    expect(stake(made).frozen).toEqual([0n, 3n * trx, 0n])
    expect(made.state.balance(contract)).toBe(97n * trx)
    expect(made.state.total('energyWeight')).toBe(3n)
    expect(made.execute(act('da', trx, 0n)).internal).toMatchObject([
      { note: 'freezeBalanceV2ForBandwidth', value: trx, rejected: false, target: `41${contract}` },
    ])
  })

  test.each([
    ['less than a TRX', trx - 1n, 0n, 'Bandwidth'],
    ['more than there is', 101n * trx, 1n, 'Energy'],
    ['for what cannot be staked for', trx, 2n, 'TronPower'],
    ['for nothing known', trx, 9n, 'UnknownType'],
    ['a negative amount', 2n ** 256n - 1n, 0n, 'Bandwidth'],
    ['more than 64 bits', long, 0n, 'Bandwidth'],
  ])('not %s', (_what, amount, resource, name) => {
    const made = world()
    expect(made.word(act('da', amount, resource))).toBe(0n)
    const { internal } = made.execute(act('da', amount, resource))
    expect(internal).toMatchObject([{ note: `freezeBalanceV2For${name}`, rejected: true }])
    expect(made.state.balance(contract)).toBe(100n * trx)
  })

  test('is taken back with the frame that did it', () => {
    const made = world()
    expect(made.execute(`${act('da', 3n * trx, 1n)}5f5ffd`).result).toBe('REVERT')
    expect(stake(made).frozen).toEqual([0n, 0n, 0n])
    expect(made.state.total('energyWeight')).toBe(0n)
  })
})

describe('unfreezing', () => {
  const frozen = (): Bench => {
    const made = world()
    made.execute(act('da', 10n * trx, 1n))
    return made
  }
  /** As if this had been unfrozen long ago. */
  function due(made: Bench, amount: bigint): void {
    const row = made.state.account(contract) ?? newAccount(0)
    const entry = { resource: 1, amount, expires: at.timestamp }
    const own = stakeOf(row)
    const unfreezing = [...own.unfreezing, entry]
    made.state.set('accounts', contract, { ...row, stake: { ...own, unfreezing } })
  }

  test('waits 14 days', () => {
    const made = frozen()
    expect(made.word(act('db', 4n * trx, 1n))).toBe(1n)
    expect(stake(made).frozen[1]).toBe(6n * trx)
    expect(stake(made).unfreezing).toEqual([
      { resource: 1, amount: 4n * trx, expires: at.timestamp + 14 * 86_400_000 },
    ])
    expect(made.word(act('db', 7n * trx, 1n))).toBe(0n)
    expect(made.word(act('db', long, 1n))).toBe(0n)
    // Nothing is due yet.
    const early = made.execute('dd')
    expect(early.internal).toMatchObject([{ note: 'withdrawExpireUnfreeze', rejected: false }])
    expect(made.word('dd')).toBe(0n)
  })

  test('what is due is paid out, also on the way', () => {
    const made = frozen()
    due(made, 5n)
    expect(made.execute('dd').internal).toMatchObject([{ value: 5n }])
    expect(made.state.balance(contract)).toBe(90n * trx + 5n)
    due(made, 6n)
    const { internal } = made.execute(act('db', trx, 1n))
    expect(internal.map(({ note, value }) => [note, value])).toEqual([
      ['unfreezeBalanceV2ForEnergy', trx],
      ['withdrawExpireUnfreezeWhileUnfreezing', 6n],
    ])
    due(made, 7n)
    expect(made.execute('dc').internal.map(({ note }) => note)).toEqual([
      'cancelAllUnfreezeV2',
      'withdrawExpireUnfreezeWhileCanceling',
    ])
    expect(stake(made)).toMatchObject({ frozen: [0n, 10n * trx, 0n], unfreezing: [] })
    expect(made.word('dc')).toBe(0n)
  })
})

describe('lending', () => {
  test('gives the other the use, and takes it back', () => {
    const made = world()
    made.execute(act('da', 10n * trx, 1n))
    expect(made.word(act('de', receiver, 4n * trx, 1n))).toBe(1n)
    expect(stake(made)).toMatchObject({ delegated: [0n, 4n * trx] })
    expect(stake(made, other)).toMatchObject({ acquired: [0n, 4n * trx] })
    const { internal } = made.execute(act('df', receiver, trx, 1n))
    expect(internal).toMatchObject([
      { note: 'unDelegateResourceOfEnergy', target: `41${other}`, value: trx, rejected: false },
    ])
    expect(stake(made, other)).toMatchObject({ acquired: [0n, 3n * trx] })
    expect(made.word(act('df', receiver, 4n * trx, 1n))).toBe(0n)
    expect(made.execute(act('de', receiver, 90n * trx, 1n)).internal).toMatchObject([
      { note: 'delegateResourceOfEnergy', rejected: true },
    ])
  })
})

describe('the end of a contract that has staked', () => {
  const end = `73${other}ff`

  test('leaves its stake to the heir', () => {
    const made = world()
    made.execute(act('da', 10n * trx, 1n))
    expect(made.execute(end).result).toBe('SUCCESS')
    expect(stake(made).frozen).toEqual([0n, 0n, 0n])
    expect(stake(made, other).frozen).toEqual([0n, 10n * trx, 0n])
    expect(made.state.balance(other)).toBe(90n * trx)
    expect(made.state.total('energyWeight')).toBe(10n)
  })

  test('does not come while something is lent or on its way back', () => {
    const lent = world()
    lent.execute(act('da', 10n * trx, 1n))
    lent.execute(act('de', receiver, 4n * trx, 1n))
    expect(lent.execute(end)).toMatchObject({ result: 'REVERT', output: '', internal: [] })
    const unfrozen = world()
    unfrozen.execute(act('da', 10n * trx, 1n))
    unfrozen.execute(act('db', trx, 1n))
    expect(unfrozen.execute(end).result).toBe('REVERT')
  })

  test('burns the stake where there is no heir and it goes', () => {
    const made = world()
    // A creation with 2 TRX that freezes one of them and leaves itself to itself.
    const init = '620f42405fda5030ff'
    const code = `${push(BigInt(`0x${init}`) << 184n)}5f5260095f621e8480f0`
    expect(made.execute(code).result).toBe('SUCCESS')
    expect(made.state.balance(contract)).toBe(98n * trx)
    expect(made.state.total('burned')).toBe(2n * trx)
  })

  test('pays out to the heir what was due', () => {
    const made = world()
    made.execute('00')
    const row = made.state.account(contract) ?? newAccount(0)
    const unfreezing = [{ resource: 0, amount: 5n, expires: at.timestamp }]
    made.state.set('accounts', contract, { ...row, stake: { ...stakeOf(row), unfreezing } })
    const { internal } = made.execute(end)
    expect(internal.map(({ note, value }) => [note, value])).toEqual([
      ['suicide', 100n * trx + 5n],
      ['withdrawExpireUnfreezeWhileSuiciding', 5n],
    ])
    expect(made.state.balance(other)).toBe(100n * trx + 5n)
    expect(stake(made).unfreezing).toEqual([])
  })
})
