export function bytesOf(hex: string): Uint8Array {
  const bare = hex.replace(/^0x/, '')
  if (!/^([0-9a-fA-F]{2})*$/.test(bare)) throw new TypeError('not hex')
  const bytes = new Uint8Array(bare.length / 2)
  for (let i = 0; i < bytes.length; i++) {
    bytes[i] = Number.parseInt(bare.slice(i * 2, i * 2 + 2), 16)
  }
  return bytes
}

/** Lower case, without 0x: as TRON's nodes print bytes. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
