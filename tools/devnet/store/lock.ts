/** One process per data folder. The lock of a process that is gone is taken over. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

const heldHere = new Set<string>()

/** Returns the release. */
export function lockFolder(folder: string): () => void {
  const path = resolve(join(folder, 'lock'))
  if (heldHere.has(path)) throw inUse(folder, process.pid)
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(path, JSON.stringify({ pid: process.pid, born: bornAt(process.pid) }), {
        flag: 'wx',
      })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 3) throw error
      const holder = holderOf(path)
      if (holder !== null) throw inUse(folder, holder)
      rmSync(path, { force: true })
    }
  }
  heldHere.add(path)
  return () => {
    heldHere.delete(path)
    rmSync(path, { force: true })
  }
}

const inUse = (folder: string, pid: number): FolderInUse =>
  new FolderInUse(`The data folder ${folder} is in use by process ${pid}.`)

/** The living process that wrote the lock, or null. A number that was reused does not count. */
function holderOf(path: string): number | null {
  let pid = 0
  let born: string | null = null
  try {
    const lock = JSON.parse(readFileSync(path, 'utf8')) as { pid: number; born: string | null }
    pid = lock.pid
    born = lock.born
  } catch {
    return null
  }
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return null
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null
  }
  const now = bornAt(pid)
  return born !== null && now !== null && born !== now ? null : pid
}

/** Start time of a process in clock ticks, where the system reports it. */
function bornAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A killed process keeps its number until its parent has read how it ended, if ever.
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? null)
  } catch {
    return null
  }
}
