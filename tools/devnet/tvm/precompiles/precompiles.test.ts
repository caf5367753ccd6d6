import { type Hex, encodeAbiParameters, parseAbiParameters } from 'viem'
import { describe, expect, test } from 'vitest'
import { addressOfKey, sha256, signDigest } from '../../crypto.ts'
import { defaultActive, defaultOwner } from '../../permissions.ts'
import { State, newAccount } from '../../state.ts'
import { Session } from '../session.ts'
import { bench, block, callTo, caller, id } from '../testing.ts'
import { precompileAt } from './table.ts'

const state = new State()
const surroundings = { chainId: 1n, blockId: () => 0n, busy: null, console: null }
const later = { ...block, timestamp: 1_750_000_000_999 }
const session = new Session(state, later, surroundings, Buffer.from(id, 'hex'), caller, Infinity)

/** Output in hex and energy; null for a failure. */
function ask(address: number, input: string): { output: string | null; energy: number } {
  const precompile = precompileAt(BigInt(address))
  if (precompile === undefined) throw new Error('there is no such built-in contract')
  const bytes = Buffer.from(input, 'hex')
  const output = precompile.run(bytes, { session, caller })
  return {
    output: output === null ? null : Buffer.from(output).toString('hex'),
    energy: precompile.energy(bytes),
  }
}
const word = (value: bigint | number): string => value.toString(16).padStart(64, '0')

const key = (n: number): string => n.toString(16).padStart(64, '0')
const signer = (n: number): string => addressOfKey(key(n)).slice(2)
const one = word(1)
const zero = word(0)

describe('1 to 4', () => {
  const digest = '07'.repeat(32)
  const signature = signDigest(Buffer.from(digest, 'hex'), key(1))
  const input = digest + signature.slice(128).padStart(64, '0') + signature.slice(0, 128)

  test('the signer in 21 bytes', () => {
    expect(ask(1, input)).toEqual({ output: `${'0'.repeat(22)}41${signer(1)}`, energy: 3000 })
    expect(ask(1, `${input}ff`).output).toContain(signer(1))
  })

  test('nothing for what is no signature', () => {
    const v = (text: string): string => digest + text + signature.slice(0, 128)
    for (const wrong of ['', input.slice(0, 190), v(word(0)), v(word(29)), v(word(256 + 27))]) {
      expect(ask(1, wrong).output).toBe('')
    }
    expect(ask(1, digest + word(27) + zero + zero).output).toBe('')
    // Of s, what is missing is zero.
    expect(ask(1, input.slice(0, 192)).output).toBe('')
  })

  test('hashes', () => {
    const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
    expect(ask(2, '')).toEqual({ output: empty, energy: 60 })
    expect(ask(2, '61'.repeat(33)).energy).toBe(60 + 2 * 12)
    const again = sha256(Buffer.from(empty, 'hex').subarray(0, 20)).toString('hex')
    expect(ask(3, '')).toEqual({ output: again, energy: 600 })
    expect(ask(3, '00')).toMatchObject({ energy: 720 })
  })

  test('the input itself', () => {
    expect(ask(4, '010203')).toEqual({ output: '010203', energy: 18 })
  })
})

describe('5: powers', () => {
  const call = (base: string, exponent: string, modulus: string) => {
    const lengths = [base, exponent, modulus].map((hex) => word(hex.length / 2))
    return ask(5, lengths.join('') + base + exponent + modulus)
  }
  const prime = 'fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f'

  test('the two examples of EIP-198', () => {
    const fermat = 'fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2e'
    // 16 a round, 255 bits below the first.
    expect(call('03', fermat, prime)).toEqual({ output: one, energy: 4_080 })
    expect(call('', fermat, prime)).toEqual({ output: zero, energy: 4_080 })
  })

  test('prices: at least 500; by words of 8 squared and twice; 16 for each byte above 32', () => {
    expect(call('03', '02', '05')).toEqual({ output: '04', energy: 500 })
    expect(call('ff'.repeat(64), '010001', 'ff'.repeat(63) + 'fe')).toMatchObject({ energy: 2_048 })
    expect(call('ff'.repeat(128), '02', 'ff'.repeat(127) + 'fe')).toMatchObject({ energy: 512 })
    expect(call('02', `01${'00'.repeat(32)}`, '03')).toEqual({ output: '01', energy: 16 * 264 })
  })

  test('a modulus of zero gives zeros, of none nothing', () => {
    expect(call('03', '02', '0000').output).toBe('0000')
    expect(call('03', '02', '').output).toBe('')
    expect(ask(5, '').output).toBe('')
    expect(call('03', '02', '01').output).toBe('00')
  })

  test('numbers of more than 1,024 bytes fail', () => {
    expect(call('00'.repeat(1_024), '01', '02').output).toBe('00')
    expect(call('00'.repeat(1_025), '01', '02').output).toBeNull()
    expect(ask(5, word(0) + word(1_025) + word(1)).output).toBeNull()
    expect(ask(5, word(2n ** 200n) + word(0) + word(1)).output).toBeNull()
  })
})

describe('6 to 8: BN254', () => {
  const p = 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47n
  const generator = word(1) + word(2)
  const negative = word(1) + word(p - 2n)
  const double =
    '030644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd3' +
    '15ed738c0e0a7c92e7845f96b2ae9c0a68a6a449e3538fc7ff3ebf7a5a18a2c4'
  const second =
    '198e9393920d483a7260bfb731fb5d25f1aa493335a9e71297e485b7aef312c2' +
    '1800deef121f1e76426a00665e5c4479674322d4f75edadd46debd5cd992f6ed' +
    '090689d0585ff075ec9e99ad690c3395bc4b313370b38ef355acdadcd122975b' +
    '12c85ea5db8c6deb4aab71808dcb408fe3d1e7690c43d37b4ce6cc0166fa7daa'

  test('sums', () => {
    expect(ask(6, generator + generator)).toEqual({ output: double, energy: 150 })
    expect(ask(6, generator + negative).output).toBe(zero + zero)
    expect(ask(6, generator).output).toBe(generator)
    expect(ask(6, '').output).toBe(zero + zero)
    expect(ask(6, word(1) + word(3)).output).toBeNull()
    expect(ask(6, word(1) + word(p + 2n)).output).toBeNull()
  })

  test('multiples', () => {
    expect(ask(7, generator + word(2))).toEqual({ output: double, energy: 6_000 })
    expect(ask(7, generator + zero).output).toBe(zero + zero)
    expect(ask(7, generator + 'ff'.repeat(32)).output).not.toBeNull()
    expect(ask(7, word(1) + word(1) + word(1)).output).toBeNull()
  })

  test('pairings', () => {
    expect(ask(8, '')).toEqual({ output: one, energy: 45_000 })
    const pair = generator + second
    expect(ask(8, pair)).toEqual({ output: zero, energy: 79_000 })
    expect(ask(8, pair + negative + second)).toEqual({ output: one, energy: 113_000 })
    expect(ask(8, zero + zero + second).output).toBe(one)
    expect(ask(8, pair.slice(2)).output).toBeNull()
    expect(ask(8, generator + second.replace('198e', '198f')).output).toBeNull()
  })
})

describe('0x100: P-256', () => {
  const good =
    '4cee90eb86eaa050036147a12d49004b6b9c72bd725d39d4785011fe190f0b4d' +
    'a73bd4903f0ce3b639bbbf6e8e80d16931ff4bcf5993d58468e8fb19086e8cac' +
    '36dbcd03009df8c59286b162af3bd7fcc0450c9aa81be5d10d312af6c66b1d60' +
    '4aebd3099c618202fcfe16ae7770b0c49ab5eadf74b754204a3bb6060e44eff3' +
    '7618b065f9832de4ca6ca971a7a1adc826d0f7c00181a5fb2ddf79ae00b4e10e'

  test('one for a good signature, nothing for any other input', () => {
    expect(ask(0x100, good)).toEqual({ output: one, energy: 6_900 })
    const words = good.match(/.{64}/g) ?? []
    const wrong = [
      '',
      good.slice(2),
      `${good}00`,
      ...words.map((_, i) => words.map((each, j) => (i === j ? zero : each)).join('')),
      ...words.map((_, i) => words.map((each, j) => (i === j ? 'ff'.repeat(32) : each)).join('')),
    ]
    for (const input of wrong) expect(ask(0x100, input).output).toBe('')
  })
})

const hex = (text: string): Hex => `0x${text}`

describe('9: signatures and their addresses', () => {
  const digest = 'ab'.repeat(32)
  const signed = (n: number): Hex => hex(signDigest(Buffer.from(digest, 'hex'), key(n)))
  const abi = parseAbiParameters('bytes32, bytes[], address[]')
  const input = (signatures: readonly Hex[], addresses: readonly string[]): string =>
    encodeAbiParameters(abi, [hex(digest), signatures, addresses.map(hex)]).slice(2)

  test('a byte for each that fits', () => {
    const asked = input([signed(1), signed(2), signed(3)], [signer(1), signer(1), signer(3)])
    expect(ask(9, asked)).toEqual({ output: `010001${'0'.repeat(58)}`, energy: 3 * 1_500 })
  })

  test('sixteen at most, and as many addresses', () => {
    const many = (count: number): string =>
      input(
        Array.from({ length: count }, () => signed(1)),
        Array.from({ length: count }, () => signer(1)),
      )
    expect(ask(9, many(16)).output).toBe('01'.repeat(16) + '0'.repeat(32))
    expect(ask(9, many(17)).output).toBe(zero)
    expect(ask(9, many(0)).output).toBeNull()
    // An address more: five words and nine are no whole number of six.
    expect(ask(9, input([signed(1)], [signer(1), signer(1)])).output).toBeNull()
  })

  test('offsets that lead nowhere give nothing', () => {
    const words = input([signed(1)], [signer(1)]).match(/.{64}/g) ?? []
    words[1] = word(2n ** 40n)
    expect(ask(9, words.join('')).output).toBe(zero)
    expect(ask(9, 'ff').output).toBeNull()
    expect(ask(9, '').energy).toBe(0)
  })
})

describe('0x0a: signatures and a permission', () => {
  const alice = signer(10)
  const data = 'cd'.repeat(32)
  const signed = (n: number, permission = 0): Hex => {
    const message = Buffer.from(
      `41${alice}${permission.toString(16).padStart(8, '0')}${data}`,
      'hex',
    )
    return hex(signDigest(sha256(message), key(n)))
  }
  const abi = parseAbiParameters('address, uint256, bytes32, bytes[]')
  const input = (signatures: readonly Hex[], permission = 0): string =>
    encodeAbiParameters(abi, [hex(alice), BigInt(permission), hex(data), signatures]).slice(2)
  const keyed = (...weights: readonly (readonly [number, bigint])[]) =>
    weights.map(([n, weight]) => ({ address: `41${signer(n)}`, weight }))

  test('of the owner, until it is lent to others', () => {
    expect(ask(0x0a, input([signed(10)]))).toEqual({ output: zero, energy: 1_500 })
    state.set('accounts', alice, newAccount(0))
    expect(ask(0x0a, input([signed(10)])).output).toBe(one)
    expect(ask(0x0a, input([signed(11)])).output).toBe(zero)
    expect(ask(0x0a, input([signed(10, 2)], 2)).output).toBe(one)
    expect(ask(0x0a, input([signed(10, 3)], 3)).output).toBe(zero)
  })

  test('weights must reach the threshold', () => {
    const owner = defaultOwner(`41${alice}`)
    const active = defaultActive(`41${alice}`)
    const keys = keyed([11, 1n], [12, 2n], [13, 1n])
    const permissions = { owner: { ...owner, threshold: 3n, keys }, actives: [active] }
    state.set('accounts', alice, { ...newAccount(0), permissions })
    expect(ask(0x0a, input([signed(11), signed(12)])).output).toBe(one)
    expect(ask(0x0a, input([signed(11), signed(13)])).output).toBe(zero)
    // The same again counts once; one stranger spoils all.
    expect(ask(0x0a, input([signed(11), signed(11)])).output).toBe(zero)
    expect(ask(0x0a, input([signed(11), signed(12), signed(14)])).output).toBe(zero)
    expect(ask(0x0a, input([11, 12, 11, 12, 13].map((n) => signed(n)))).output).toBe(one)
    expect(ask(0x0a, input([11, 12, 11, 12, 13, 13].map((n) => signed(n)))).output).toBe(zero)
  })

  test('input that is cut off fails; an offset that leads nowhere is an error of the program', () => {
    expect(ask(0x0a, input([signed(11)]).slice(2)).output).toBeNull()
    const words = input([signed(11)]).match(/.{64}/g) ?? []
    words[3] = word(3_200)
    expect(() => ask(0x0a, words.join(''))).toThrow('100')
  })
})

describe('0x1000005 and up: stakes', () => {
  const bob = 'bb'.repeat(20)
  const trx = 1_000_000n
  const stake = {
    frozen: [5n * trx, 8n * trx, 0n],
    unfreezing: [
      { resource: 0, amount: 3n, expires: 1_600_000_000_000 },
      { resource: 0, amount: 4n, expires: 1_800_000_000_000 },
    ],
    delegated: [2n * trx, 0n],
    acquired: [0n, 4n * trx],
  } as const
  state.set('accounts', bob, { ...newAccount(0), stake })
  state.addTotal('energyWeight', 12n)
  state.addTotal('netWeight', 7n)
  const target = 'cc'.repeat(20)
  const amounts = [2n * trx, 0n] as const
  state.set('delegations', bob + target, { amounts, expires: [0, 0] })
  const about = (...rest: readonly number[]): string =>
    bob.padStart(64, '0') + rest.map(word).join('')

  const cases: readonly (readonly [
    what: string,
    address: number,
    input: string,
    result: bigint[],
  ])[] = [
    ['reward', 0x1000005, '', [0n]],
    ['votes for one', 0x1000007, about(1), [0n]],
    ['votes given', 0x1000008, about(), [0n]],
    ['votes had', 0x1000009, about(), [0n]],
    ['votes that can be given', 0x100000a, about(), [15n]],
    ['energy a day for all', 0x100000b, word(1), [180_000_000_000n]],
    ['TRX staked for energy', 0x100000b, word(2), [12n]],
    ['days until withdrawal', 0x100000b, word(3), [14n]],
    ['no such parameter', 0x100000b, word(4), [0n]],
    ['places for unfreezing', 0x100000c, about(), [31n]],
    ['frozen for bandwidth', 0x100000d, about(0), [5n * trx]],
    ['frozen for energy', 0x100000d, about(1), [8n * trx]],
    ['due at a time', 0x100000e, about(1_700_000_000), [3n]],
    ['due at last', 0x100000e, about(1_800_000_000), [7n]],
    ['can be lent', 0x100000f, about(1), [8n * trx]],
    ['lent to one', 0x1000010, target.padStart(64, '0') + about(0), [2n * trx]],
    ['own', 0x1000010, bob.padStart(64, '0') + about(1), [8n * trx]],
    ['taking back', 0x1000011, about(1_000, 1), [1_000n, 0n, 0n]],
    ['use', 0x1000012, about(1), [0n, 0n]],
    ['staked for energy', 0x1000013, about(1), [12n * trx]],
    ['lent in all', 0x1000014, about(0), [2n * trx]],
    ['borrowed in all', 0x1000015, about(1), [4n * trx]],
    ['of no resource', 0x1000013, about(2), [0n]],
    ['wrong input', 0x1000011, about(1), [0n, 0n, 0n]],
  ]
  test.each(cases)('%s', (_what, address, input, result) => {
    expect(ask(address, input).output).toBe(result.map(word).join(''))
  })

  test('what is in use is tied up', () => {
    const used = { used: 45_000_000_000, slot: session.moment.slot, window: 0 }
    state.set('accounts', bob, { ...newAccount(0), stake, energy: used })
    // A quarter of all energy, where 12 TRX give the whole: 3 TRX, for a day.
    expect(ask(0x1000012, about(1)).output).toBe(word(3n * trx) + word(86_400))
    // Of 1,000 taken back, a quarter of the 12 TRX behind it is in use.
    expect(ask(0x1000011, about(1_000, 1)).output).toBe(word(750) + word(250) + word(86_400))
    // The borrowed 4 TRX bear it: all 8 can be lent.
    expect(ask(0x100000f, about(1)).output).toBe(word(8n * trx))
  })
})

describe('called by a contract', () => {
  test('pays the price, and keeps the rest', () => {
    const { execute } = bench()
    const call = callTo('4'.padStart(40, '0'))
    expect(execute(call).energy).toBe(9n + 6n + 2n + 40n + 15n)
  })

  test('what it cannot pay is spent, and so is the energy of a failed call', () => {
    const { word: left, execute } = bench()
    // 14 are not enough for 15: the call gives 0, and its 14 are gone.
    expect(left('5f5f5f5f5f6004600ef1')).toBe(0n)
    expect(execute('5f5f5f5f5f6004600ef1').energy).toBe(10n + 6n + 40n + 14n)
    // A sum with (0, 1), which is not on the curve.
    expect(execute('600160205260405f60405f5f6006612710f1').energy).toBe(
      6n + 1n + 6n + 18n + 40n + 10_000n,
    )
  })

  test('an address with dirt above is an account', () => {
    const { execute } = bench()
    const dirty = `7441${'4'.padStart(40, '0')}`
    expect(execute(`5f5f5f5f5f${dirty}5af1`).internal).toHaveLength(1)
  })
})
