/**
 * Signatures on secp256k1: by the native library where there is one for this machine, else by the
 * same library in WebAssembly, five times slower. Both sign deterministically and alike.
 */
import { createRequire } from 'node:module'
import type * as Wasm from 'tiny-secp256k1'

const require = createRequire(import.meta.url)

export interface Curve {
  /** r and s, 64 bytes, and which of the two points: 0 or 1. */
  sign(digest: Uint8Array, key: Uint8Array): { signature: Uint8Array; recoveryId: number }
  /** The public key, 65 bytes. Throws, or null, when there is none. */
  recover(digest: Uint8Array, signature: Uint8Array, recoveryId: number): Uint8Array | null
  /** The public key of a private one, 65 bytes. Throws, or null, when it is not one. */
  publicKey(key: Uint8Array): Uint8Array | null
}

interface Native {
  ecdsaSign(digest: Uint8Array, key: Uint8Array): { signature: Uint8Array; recid: number }
  ecdsaRecover(
    signature: Uint8Array,
    recid: number,
    digest: Uint8Array,
    compressed: boolean,
  ): Uint8Array
  publicKeyCreate(key: Uint8Array, compressed: boolean): Uint8Array
}

/** null where the package was not installed or has nothing for this machine. */
export function nativeCurve(): Curve | null {
  let native: Native
  try {
    // Not the package's main file: that would fall back to a third implementation, in plain script.
    native = require('secp256k1/bindings.js') as Native
  } catch {
    return null
  }
  return {
    sign: (digest, key) => {
      const { signature, recid } = native.ecdsaSign(digest, key)
      return { signature, recoveryId: recid }
    },
    recover: (digest, signature, id) => native.ecdsaRecover(signature, id, digest, false),
    publicKey: (key) => native.publicKeyCreate(key, false),
  }
}

/** Required, not imported: a module that waits cannot be required itself, and CommonJS users do that. */
export function wasmCurve(): Curve {
  const { pointFromScalar, recover, signRecoverable } = require('tiny-secp256k1') as typeof Wasm
  return {
    sign: signRecoverable,
    recover: (digest, signature, id) => recover(digest, signature, id as 0 | 1, false),
    publicKey: (key) => pointFromScalar(key, false),
  }
}

export const curve: Curve = nativeCurve() ?? wasmCurve()
