import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Curve, nativeCurve, wasmCurve } from './curve.ts'

const wasm = wasmCurve()
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const whole = (a: Uint8Array | null) => (a === null ? null : Buffer.from(a).toString('hex'))

const attempt = (each: Curve, ...args: Parameters<Curve['recover']>): string | null => {
  try {
    return whole(each.recover(...args))
  } catch {
    return null
  }
}

describe.each([
  ['native', nativeCurve()],
  ['WebAssembly', wasm],
])('%s', (_, each) => {
  test.skipIf(each === null)('knows the address key of one', () => {
    const key = Buffer.from('1'.padStart(64, '0'), 'hex')
    expect(whole(each?.publicKey(key) ?? null)).toBe(
      '0479be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798' +
        '483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8',
    )
  })
})

// Where the native library is missing there is nothing to compare.
test.skipIf(nativeCurve() === null)('both sign alike and recover alike, nonsense too', () => {
  const native = nativeCurve() as Curve
  fc.assert(
    fc.property(bytes(32), bytes(32), bytes(64), fc.constantFrom(0, 1), (digest, key, junk, id) => {
      fc.pre(key.some((byte) => byte > 0) && (key[0] ?? 255) < 255)
      const signed = wasm.sign(digest, key)
      const other = native.sign(digest, key)
      expect(whole(other.signature)).toBe(whole(signed.signature))
      expect(other.recoveryId).toBe(signed.recoveryId)
      const { signature, recoveryId } = signed
      expect(attempt(native, digest, signature, recoveryId)).toBe(whole(wasm.publicKey(key)))
      expect(attempt(native, digest, junk, id)).toBe(attempt(wasm, digest, junk, id))
    }),
    { numRuns: 200 },
  )
})
