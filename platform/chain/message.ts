import type { Address } from '#platform/std/address.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { type Hex, concat, keccak256, recoverAddress, stringToBytes } from 'viem'

/** What `signMessageV2` signs: the message behind TRON's prefix and its length in bytes. */
export function messageDigest(message: string): Hex {
  const body = stringToBytes(message)
  return keccak256(concat([stringToBytes(`\u0019TRON Signed Message:\n${body.length}`), body]))
}

/** Who signed; null for what is no signature. A recovery byte of 0 or 1 counts as 27 or 28. */
export async function recoverSigner(message: string, signature: string): Promise<Address | null> {
  const bare = signature.toLowerCase().replace(/^0x/, '')
  if (!/^[0-9a-f]{130}$/.test(bare)) return null
  const last = Number.parseInt(bare.slice(128), 16)
  const v = last < 27 ? last + 27 : last
  try {
    const signed: Hex = `0x${bare.slice(0, 128)}${v.toString(16)}`
    return addressFromHex(await recoverAddress({ hash: messageDigest(message), signature: signed }))
  } catch {
    return null
  }
}
