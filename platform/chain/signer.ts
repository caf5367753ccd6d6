import { type Address, addressFromHex } from '#platform/std/address.ts'
import { recoverAddress } from 'viem/utils'

/** Whose key signed this identifier; null where the signature is none. */
export async function signerOf(txID: string, signature: string): Promise<Address | null> {
  const hex = signature.replace(/^0x/, '').toLowerCase()
  if (!/^[0-9a-f]{130}$/.test(hex)) return null
  try {
    return addressFromHex(await recoverAddress({ hash: `0x${txID}`, signature: `0x${hex}` }))
  } catch {
    return null
  }
}
