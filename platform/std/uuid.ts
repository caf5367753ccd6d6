/**
 * A random UUID, version 4. `crypto.randomUUID` exists only in a secure context; this one also where
 * the app is read over plain http.
 */
export function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // RFC 9562: the version in the upper half of byte 6, the variant in the upper bits of byte 8.
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
