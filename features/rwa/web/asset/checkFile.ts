/** What a file came to beside the hash of a document. */
export type FileCheck = 'matches' | 'differs' | 'large' | 'unread'

/** A phone holds it in memory. */
export const mostBytes = 50 * 2 ** 20

/** Compares a file with a SHA-256, in this browser alone. */
export async function checkFile(file: Blob, wanted: string): Promise<FileCheck> {
  if (file.size > mostBytes) return 'large'
  // Without https there is none.
  const subtle = (globalThis.crypto as { subtle?: SubtleCrypto }).subtle
  if (subtle === undefined) return 'unread'
  try {
    const hash = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()))
    const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
    return hex === wanted ? 'matches' : 'differs'
  } catch {
    return 'unread'
  }
}
