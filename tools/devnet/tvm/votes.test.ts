import { describe, expect, test } from 'vitest'
import { addressFromHex } from '#platform/std/address.ts'
import { witnesses as producers } from '../accounts.ts'
import { bare } from '../addresses.ts'
import { genesisTime } from '../genesis.ts'
import { params } from '../params.ts'
import { endBlock } from '../votes/cycle.ts'
import { rewardBalance } from '../votes/rewards.ts'
import { installWitnesses } from '../votes/witnesses.ts'
import { type Bench, bench, callTo, caller, contract, other, push } from './testing.ts'

const trx = 1_000_000n
const [first = '', second = ''] = producers.map(({ address }) => bare(address))
/** Constant calls see the head: block 300 of this time. */
const at = {
  number: 300,
  timestamp: genesisTime + 10 * params.maintenance + 1999,
  witness: `41${first}`,
}

/** A contract with 100 TRX, 50 of them staked. */
function world(): Bench {
  const made = bench({}, at)
  installWitnesses(made.state, 0)
  made.state.credit(contract, 100n * trx, 0)
  made.state.credit(other, 0n, 0)
  made.execute(`${push(50n * trx)}6001da`)
  return made
}

/** The end of a cycle, at a block. */
const cycle = (made: Bench, number: number): void => {
  const until = { number: number - 1, timestamp: at.timestamp - params.maintenance, witness: '' }
  endBlock(made.state, { ...until, number, timestamp: at.timestamp }, until)
}

type Votes = readonly (readonly [witness: string, count: bigint])[]
const store = (word: bigint, offset: number): string =>
  `${push(word)}61${offset.toString(16).padStart(4, '0')}52`

/** Witnesses at 0 and counts at 0x800, as arrays with their lengths in front. */
function voting(votes: Votes, { witnesses = votes.length, counts = votes.length } = {}): string {
  const both = votes.map(([witness, count], i) => {
    const place = 32 + i * 32
    return store(BigInt(`0x${witness}`), place) + store(BigInt.asUintN(256, count), 0x800 + place)
  })
  const lengths = store(BigInt(votes.length), 0) + store(BigInt(votes.length), 0x800)
  return `${both.join('')}${lengths}5f60${hex(witnesses)}61080060${hex(counts)}d8`
}
const hex = (length: number): string => length.toString(16).padStart(2, '0')

const ask = (made: Bench, address: string, input = ''): bigint => {
  const words = input.match(/.{64}/g) ?? []
  const stored = words.map((each, i) => store(BigInt(`0x${each}`), i * 32)).join('')
  const call = callTo(address.padStart(40, '0'), words.length * 32, 32)
  return made.word(`${stored}${call}505f51`)
}
const about = (...addresses: readonly string[]): string =>
  addresses.map((each) => each.padStart(64, '0')).join('')

describe('VOTEWITNESS', () => {
  test('replaces the votes, adds up those for one, and passes over zeros', () => {
    const made = world()
    const votes: Votes = [
      [first, 7n],
      [second, 0n],
      [first, 8n],
    ]
    expect(made.word(voting(votes))).toBe(1n)
    expect(made.state.account(contract)?.votes).toEqual([{ witness: first, count: 15n }])
    expect(made.state.get('newVotes', contract)).toEqual({
      before: [],
      after: [{ witness: first, count: 15n }],
    })
    expect(made.word(voting([]))).toBe(1n)
    expect(made.state.account(contract)?.votes).toBeUndefined()
  })

  test('is noted with what it was for', () => {
    const made = world()
    const { internal } = made.execute(voting([[first, 7n]]))
    const address = addressFromHex(`41${first}`)
    expect(internal).toMatchObject([
      {
        note: 'voteWitness',
        caller: `41${contract}`,
        target: '',
        value: 0n,
        rejected: false,
        extra: `{"votes":[{"vote_address":"${address}","vote_count":7}]}`,
      },
    ])
  })

  test.each<[string, Votes]>([
    ['more than its power', [[first, 51n]]],
    ['no witness', [[other, 1n]]],
    ['less than nothing', [[first, -1n]]],
    ['more than 64 bits', [[first, 2n ** 63n]]],
    ['31 at once', Array(31).fill([first, 1n])],
  ])('not for %s', (_what, votes) => {
    const made = world()
    made.execute(voting([[second, 3n]]))
    expect(made.word(voting(votes))).toBe(0n)
    expect(made.execute(voting(votes)).internal).toMatchObject([{ rejected: true }])
    expect(made.state.account(contract)?.votes).toEqual([{ witness: second, count: 3n }])
  })

  test('of arrays of different lengths is 0, and not marked as rejected', () => {
    const made = world()
    const one = `${store(1n, 0)}${store(0n, 64)}5f600160405fd8`
    expect(made.word(one)).toBe(0n)
    expect(made.execute(one).internal).toMatchObject([{ note: 'voteWitness', rejected: false }])
  })

  test('of a length that is not the one in memory spends all energy', () => {
    const made = world()
    const wrong = voting([[first, 1n]], { witnesses: 2, counts: 2 })
    expect(made.execute(wrong)).toMatchObject({
      result: 'UNKNOWN',
      message: 'TVM VoteWitness: memory array length do not match length parameter!',
      energy: 1_000_000n,
    })
  })

  test('of arrays without end is out of memory, and not inside STATICCALL', () => {
    const made = world()
    expect(made.execute(`5f5f5f${push(2n ** 251n)}d8`).result).toBe('OUT_OF_MEMORY')
    made.install(other, '5f5f5f5fd8')
    const inside = `5f5f5f5f73${other}61fffffa`
    expect(made.word(inside)).toBe(0n)
  })
})

describe('WITHDRAWREWARD', () => {
  test('pays what cycles have brought, in the time of the block', () => {
    const made = world()
    made.execute(voting([[first, 50n]]))
    cycle(made, 100)
    cycle(made, 200)
    const sun = rewardBalance(made.state, contract, 300)
    // A hundred blocks of the part that witnesses share; none has a producer here.
    expect(sun).toBe((100n * 51_200_013n * 50n) / 100_000_050n)
    const before = made.state.balance(contract)
    expect(made.execute('d9').internal).toMatchObject([
      { note: 'withdrawReward', target: `41${contract}`, value: sun, rejected: false },
    ])
    expect(made.state.balance(contract)).toBe(before + sun)
    expect(made.state.account(contract)?.withdrawnAt).toBe(at.timestamp - 999)
    // Without a day between.
    expect(made.word('d9')).toBe(0n)
    cycle(made, 250)
    expect(made.word('d9')).toBe((50n * 51_200_013n * 50n) / 100_000_050n)
  })

  test('of nothing is 0, and leaves nothing', () => {
    const made = world()
    const position = made.state.account(contract)
    expect(made.word('d9')).toBe(0n)
    expect(made.state.account(contract)).toMatchObject({ balance: position?.balance })
    expect(made.state.account(contract)?.withdrawnAt).toBeUndefined()
    expect(made.state.get('voters', contract)).toBeUndefined()
  })

  test('is taken back with the frame that did it', () => {
    const made = world()
    made.execute(voting([[first, 50n]]))
    cycle(made, 100)
    cycle(made, 200)
    const sun = rewardBalance(made.state, contract, 300)
    const minted = made.state.total('minted')
    expect(made.execute('d95f5ffd').result).toBe('REVERT')
    expect(rewardBalance(made.state, contract, 300)).toBe(sun)
    expect(made.state.total('minted')).toBe(minted)
  })
})

describe('the end of a contract', () => {
  test('pays its rewards to the heir and takes its votes back', () => {
    const made = world()
    made.execute(voting([[first, 50n]]))
    cycle(made, 100)
    cycle(made, 200)
    const sun = rewardBalance(made.state, contract, 300)
    const { internal } = made.execute(`73${other}ff`)
    expect(internal).toMatchObject([{ note: 'suicide', value: 50n * trx + sun }])
    expect(made.state.balance(other)).toBe(50n * trx + sun)
    expect(made.state.account(contract)?.votes).toBeUndefined()
    cycle(made, 290)
    expect(made.state.get('witnesses', first)?.votes).toBe(100_000_000n)
  })

  test('takes votes of the same transaction back', () => {
    const made = world()
    made.state.credit(caller, 10n * trx, 0)
    const init = `346001da50${voting([[first, 9n]])}50`
    made.deploy(`${init}00`, { value: 10n * trx, id: 'ac'.repeat(32) })
    const changes = () => [...made.state.rows('newVotes')].map(([, each]) => each)
    expect(changes()).toEqual([{ before: [], after: [{ witness: first, count: 9n }] }])
    made.state.credit(caller, 10n * trx, 0)
    made.deploy(`${init}73${other}ff`, { value: 10n * trx })
    expect(changes().slice(1)).toEqual([{ before: [], after: [] }])
  })
})

test('built-in contracts about votes', () => {
  const made = world()
  made.execute(
    voting([
      [first, 20n],
      [second, 9n],
    ]),
  )
  expect(ask(made, '1000006', about(first))).toBe(1n)
  expect(ask(made, '1000006', about(other))).toBe(0n)
  expect(ask(made, '1000007', about(contract, first))).toBe(20n)
  expect(ask(made, '1000007', about(contract, other))).toBe(0n)
  expect(ask(made, '1000008', about(contract))).toBe(29n)
  expect(ask(made, '1000008', about(other))).toBe(0n)
  expect(ask(made, '1000009', about(first))).toBe(100_000_000n)
  expect(ask(made, '1000009', about(contract))).toBe(0n)
  expect(ask(made, '100000a', about(contract))).toBe(50n)
  cycle(made, 100)
  expect(ask(made, '1000009', about(first))).toBe(100_000_020n)
  expect(ask(made, '1000005')).toBe(0n)
  cycle(made, 200)
  const sun = rewardBalance(made.state, contract, 300)
  expect(sun).toBeGreaterThan(0n)
  expect(ask(made, '1000005')).toBe(sun)
  made.execute('d9')
  expect(ask(made, '1000005')).toBe(0n)
})
