/** 6 to 8: the curve BN254; 0x100: signatures on P-256. */
import { bn254 } from '@noble/curves/bn254.js'
import { p256 } from '@noble/curves/nist.js'
import { nothing } from '../frame.ts'
import { fromBytes, padded, toBytes } from '../word.ts'
import type { Precompile, Precompiles } from './precompile.ts'

const { Fp, Fp2, Fp12, Fr } = bn254.fields
const G1 = bn254.G1.Point
const G2 = bn254.G2.Point
type PointG1 = InstanceType<typeof G1>
type PointG2 = InstanceType<typeof G2>

const wordAt = (input: Uint8Array, index: number): bigint =>
  fromBytes(padded(input, index * 32, 32))

/** Throws for what is not on the curve; two zeros are the point at infinity. */
function readG1(input: Uint8Array, index: number): PointG1 {
  const x = wordAt(input, index)
  const y = wordAt(input, index + 1)
  if (x === 0n && y === 0n) return G1.ZERO
  return checked(G1.fromAffine({ x: inField(x), y: inField(y) }))
}

/** The imaginary part comes first. */
function readG2(input: Uint8Array, index: number): PointG2 {
  const parts = [0, 1, 2, 3].map((i) => inField(wordAt(input, index + i)))
  if (parts.every((part) => part === 0n)) return G2.ZERO
  const [b = 0n, a = 0n, d = 0n, c = 0n] = parts
  const point = G2.fromAffine({ x: Fp2.create({ c0: a, c1: b }), y: Fp2.create({ c0: c, c1: d }) })
  return checked(point)
}

function checked<P extends { assertValidity(): void }>(point: P): P {
  point.assertValidity()
  return point
}

function inField(value: bigint): bigint {
  if (value >= Fp.ORDER) throw new RangeError('a coordinate lies outside the field')
  return value
}

function write(point: PointG1): Uint8Array {
  if (point.is0()) return new Uint8Array(64)
  const { x, y } = point.toAffine()
  return Buffer.concat([toBytes(x), toBytes(y)])
}

const add = (input: Uint8Array): Uint8Array => write(readG1(input, 0).add(readG1(input, 2)))

function multiply(input: Uint8Array): Uint8Array {
  const point = readG1(input, 0)
  const factor = Fr.create(wordAt(input, 2))
  return factor === 0n || point.is0() ? new Uint8Array(64) : write(point.multiplyUnsafe(factor))
}

const pairWords = 6
const pairLength = pairWords * 32

function pairing(input: Uint8Array): Uint8Array {
  if (input.length % pairLength !== 0) throw new RangeError('not a whole number of pairs')
  const pairs: { g1: PointG1; g2: PointG2 }[] = []
  for (let i = 0; i < input.length / pairLength; i++) {
    const g1 = readG1(input, i * pairWords)
    const g2 = readG2(input, i * pairWords + 2)
    if (!g1.is0() && !g2.is0()) pairs.push({ g1, g2 })
  }
  const one = pairs.length === 0 || Fp12.eql(bn254.pairingBatch(pairs), Fp12.ONE)
  return toBytes(one ? 1n : 0n)
}

/** What is not on the curve fails the call. */
const onCurve =
  (work: (input: Uint8Array) => Uint8Array) =>
  (input: Uint8Array): Uint8Array | null => {
    try {
      return work(input)
    } catch {
      return null
    }
  }

/** Digest, r, s, x and y; one for a good signature, nothing for anything else. */
function verify(input: Uint8Array): Uint8Array {
  if (input.length !== 160) return nothing
  const key = Buffer.concat([Buffer.of(4), input.subarray(96)])
  try {
    const options = { prehash: false, lowS: false }
    const good = p256.verify(input.subarray(32, 96), input.subarray(0, 32), key, options)
    return good ? toBytes(1n) : nothing
  } catch {
    return nothing
  }
}

const fixed = (energy: number, run: Precompile['run']): Precompile => ({
  energy: () => energy,
  run,
})

const pairingEnergy = (input: Uint8Array): number =>
  45_000 + 34_000 * Math.floor(input.length / pairLength)

export const curves: Precompiles = [
  [0x06n, fixed(150, onCurve(add))],
  [0x07n, fixed(6_000, onCurve(multiply))],
  [0x08n, { energy: pairingEnergy, run: onCurve(pairing) }],
  [0x100n, fixed(6_900, verify)],
]
