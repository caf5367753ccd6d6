/** 9 and 0x0a: several signatures at once, by listed addresses or by an account's permission. */
import { sha256, signerOf } from '../../crypto.ts'
import { permissionById } from '../../permissions.ts'
import { Fault, outOfTimeAt } from '../fault.ts'
import { addressOf, fromBytes, hexOf, padded, toBytes, toInt } from '../word.ts'
import type { CallOf, Precompiles } from './precompile.ts'

const each = 1500
const signatureLength = 65
const headWords = 5
/** Words that one signature, alone or with its address, adds to the input. */
const multiWords = 5
const batchWords = 6
const multiMost = 5
const batchMost = 16

const no = (): Uint8Array => new Uint8Array(32)

/** As a full node counts it: towards zero, and below it where the head is not whole. */
const price =
  (perItem: number) =>
  (input: Uint8Array): number =>
    Math.trunc((Math.floor(input.length / 32) - headWords) / perItem) * each + 0

function wellFormed(input: Uint8Array, perItem: number): boolean {
  const tail = input.length - headWords * 32
  return input.length % 32 === 0 && tail > 0 && tail % (perItem * 32) === 0
}

/** Reading beyond the input is an error of the program, named by the index as a full node names it. */
function wordAt(input: Uint8Array, index: number): bigint {
  if (index >= input.length / 32) {
    throw new Fault('UNKNOWN', 'java.lang.ArrayIndexOutOfBoundsException', String(index))
  }
  return fromBytes(input.subarray(index * 32, index * 32 + 32))
}

const intAt = (input: Uint8Array, index: number): number => toInt(wordAt(input, index))

/** Where the array begins whose offset stands at `index`, in words. */
const arrayAt = (input: Uint8Array, index: number): number => Math.floor(intAt(input, index) / 32)

function signaturesAt(input: Uint8Array, at: number): Uint8Array[] {
  return Array.from({ length: intAt(input, at) }, (_, i) => {
    const offset = Math.floor(intAt(input, at + i + 1) / 32)
    return padded(input, (offset + at + 2) * 32, signatureLength)
  })
}

/** A byte for each signature: 1 where it is by its address. */
function batchValidate(input: Uint8Array): Uint8Array | null {
  if (!wellFormed(input, batchWords)) return null
  const result = no()
  try {
    const digest = padded(input, 0, 32)
    const signaturesFrom = arrayAt(input, 1)
    const addressesFrom = arrayAt(input, 2)
    const count = intAt(input, signaturesFrom)
    const addresses = intAt(input, addressesFrom)
    if (count === 0 || count > batchMost || count !== addresses) return result
    signaturesAt(input, signaturesFrom).forEach((signature, i) => {
      const claimed = addressOf(wordAt(input, addressesFrom + i + 1))
      if (signerOf(digest, signature) === `41${claimed}`) result[i] = 1
    })
    return result
  } catch (error) {
    if (error instanceof Fault) return no()
    throw error
  }
}

/** 1 where the weights of all signers together reach the permission's threshold. */
function validateMulti(input: Uint8Array, { session }: CallOf): Uint8Array | null {
  if (!wellFormed(input, multiWords)) return null
  const address = addressOf(wordAt(input, 0))
  const permissionId = intAt(input, 1)
  const id = Buffer.alloc(4)
  id.writeInt32BE(permissionId)
  const message = [Buffer.from(`41${address}`, 'hex'), id, padded(input, 64, 32)]
  const digest = sha256(Buffer.concat(message))
  const at = arrayAt(input, 3)
  const count = intAt(input, at)
  if (count === 0 || count > multiMost) return no()
  const signatures = signaturesAt(input, at)
  const whole = `41${address}`
  const permission = session.exists(address)
    ? permissionById(session.state, whole, permissionId)
    : undefined
  if (permission === undefined) return no()
  const passed = new Map<string, string>()
  let weight = 0n
  for (const signature of signatures) {
    const signer = signerOf(digest, signature)
    const own = permission.keys.find((key) => key.address === signer)?.weight ?? 0n
    if (signer === null) return no()
    const hex = hexOf(signature)
    if (passed.get(signer) === hex) continue
    // A full node refuses to look at a second signature by the same key.
    if (passed.has(signer)) throw outOfTimeAt('0x0a executing')
    if (own === 0n) return no()
    passed.set(signer, hex)
    weight += own
  }
  return weight >= permission.threshold ? toBytes(1n) : no()
}

export const signatures: Precompiles = [
  [0x09n, { energy: price(batchWords), run: batchValidate }],
  [0x0an, { energy: price(multiWords), run: validateMulti }],
]
