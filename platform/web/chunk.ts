/** The specification's limit for code that is loaded when it is first needed. */
export const chunkTimeoutMs = 120_000

/** Rejects when the code did not come within the limit, or the network refused it. */
export async function withinChunkLimit<T>(code: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('chunk timeout')), chunkTimeoutMs)
  })
  try {
    return await Promise.race([code, late])
  } finally {
    clearTimeout(timer)
  }
}
