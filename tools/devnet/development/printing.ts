import { printedBy } from '../tvm/console.ts'
import type { Machine } from '../tvm/machine.ts'

/** Runs a task; what contracts print meanwhile with console.log goes to the log. */
export function printing<T>(
  { surroundings }: Machine,
  log: (line: string) => void,
  task: () => T,
): T {
  surroundings.console = (input) => {
    const line = printedBy(input)
    if (line !== null) log(`console.log: ${line}`)
  }
  try {
    return task()
  } finally {
    surroundings.console = null
  }
}
