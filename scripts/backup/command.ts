import { killAll } from '../run/children.mjs'
import { Problem } from '../run/problem.mjs'

/** The life of a command that works to its end: a problem is one sentence, a signal ends it. */
export async function command(work: () => Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      killAll()
      process.exit(130)
    })
  }
  try {
    await work()
  } catch (error) {
    const text = wordsOf(error as NodeJS.ErrnoException)
    console.error(`\n${text}`)
    process.exitCode = 1
  }
}

/**
 * An error of the system or the command line is a sentence already; anything else is ours to fix.
 */
function wordsOf(error: NodeJS.ErrnoException): string {
  const { code = '', message } = error
  if (error instanceof Problem || code.startsWith('ERR_PARSE_ARGS')) return message
  if (code === 'ENOSPC') return `${message}: make room there, and run it again.`
  if (['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR'].includes(code)) {
    return `${message}: name another place, or mend the rights there.`
  }
  return code === '' ? String(error.stack) : message
}
