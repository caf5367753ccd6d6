/** Under way in this page, by name. */
const held = new Set<string>()

/**
 * Does the work unless it is under way already: in no tab twice, and where the browser has locks in no two tabs at
 * once. It has none on a plain http origin of another machine. There each page keeps its own: two tabs may then drive
 * one order side by side, but the bytes they show and send were stored before, and a chain takes the same bytes once.
 */
export async function exclusively(
  name: string,
  work: () => Promise<void>,
  locks: LockManager | null = (globalThis.navigator.locks as LockManager | undefined) ?? null,
): Promise<void> {
  if (locks === null) return inThisPage(name, work)
  await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work()
  })
}

async function inThisPage(name: string, work: () => Promise<void>): Promise<void> {
  if (held.has(name)) return
  held.add(name)
  try {
    await work()
  } finally {
    held.delete(name)
  }
}
