import type { Module } from './modules.ts'

/**
 * Groups of files that import each other in a circle, types included; what is imported while running, by
 * `import(…)`, is none. Each group in order of names.
 */
export function circlesOf(modules: readonly Module[]): string[][] {
  const targets = new Map(
    modules.map(({ file, imports }) => [
      file,
      imports.flatMap(({ target, isDynamic }) => (target === null || isDynamic ? [] : [target])),
    ]),
  )
  const state = new Map<string, { index: number; low: number; onStack: boolean }>()
  const stack: string[] = []
  const circles: string[][] = []

  // Tarjan's algorithm: a group is closed when its first file has been left again.
  const visit = (file: string): { index: number; low: number; onStack: boolean } => {
    const own = { index: state.size, low: state.size, onStack: true }
    state.set(file, own)
    stack.push(file)
    for (const target of targets.get(file) ?? []) {
      if (!targets.has(target)) continue
      const seen = state.get(target)
      if (seen === undefined) own.low = Math.min(own.low, visit(target).low)
      else if (seen.onStack) own.low = Math.min(own.low, seen.index)
    }
    if (own.low === own.index) {
      const group = stack.splice(stack.lastIndexOf(file))
      for (const member of group) state.get(member)!.onStack = false
      if (group.length > 1 || targets.get(file)?.includes(file)) circles.push(group.sort())
    }
    return own
  }
  for (const file of targets.keys()) if (!state.has(file)) visit(file)
  return circles
}
