import path from 'node:path'
import { Visitor, parseSync } from 'rolldown/utils'
import type { Tree } from './tree.ts'

export interface Import {
  readonly specifier: string
  readonly line: number
  /** Path from the root; null for a package or a part of Node. */
  readonly target: string | null
  /** `import(…)` while running. */
  readonly isDynamic: boolean
}

export interface Module {
  readonly file: string
  readonly lines: number
  readonly imports: readonly Import[]
  /** Line of a default export; null without one. */
  readonly defaultExport: number | null
  /** True where the file does nothing but export what others have. */
  readonly barrel: boolean
}

/**
 * What was read last of each file: a second check of the whole tree has one changed file of
 * thousands.
 */
const read = new Map<string, { text: string; module: Module }>()

/** Every TypeScript, JavaScript and Solidity file with what it imports. */
export function modulesOf(tree: Tree): Module[] {
  return [...tree]
    .filter(([file]) => !file.endsWith('.md'))
    .map(([file, text]) => {
      const last = read.get(file)
      if (last?.text === text) return last.module
      const module = file.endsWith('.sol') ? solidity(file, text) : script(file, text)
      read.set(file, { text, module })
      return module
    })
}

function script(file: string, text: string): Module {
  const parsed = parseSync(file, text)
  if (parsed.errors.length > 0) {
    throw new SyntaxError(`${file}: ${parsed.errors[0]?.message ?? 'does not parse'}`)
  }
  const lineAt = lineFinder(text)
  const found: { specifier: string; start: number; isDynamic?: true }[] = []
  for (const { moduleRequest } of parsed.module.staticImports) {
    found.push({ specifier: moduleRequest.value, start: moduleRequest.start })
  }
  let defaultExport: number | null = null
  for (const { entries, start } of parsed.module.staticExports) {
    const from = entries[0]?.moduleRequest
    if (from) found.push({ specifier: from.value, start: from.start })
    if (entries.some((entry) => entry.exportName.kind === 'Default')) defaultExport = lineAt(start)
  }
  for (const { moduleRequest } of parsed.module.dynamicImports) {
    const literal = text.slice(moduleRequest.start, moduleRequest.end)
    if (/^['"`][^$]*['"`]$/.test(literal)) {
      found.push({ specifier: literal.slice(1, -1), start: moduleRequest.start, isDynamic: true })
    }
  }
  new Visitor({
    // A type taken by import(…) is left out of the module record.
    TSImportType({ source }) {
      found.push({ specifier: source.value, start: source.start })
    },
  }).visit(parsed.program)
  const body = parsed.program.body
  return {
    file,
    lines: countLines(text),
    imports: found.map(({ specifier, start, isDynamic = false }) => ({
      specifier,
      line: lineAt(start),
      target: targetOf(file, specifier),
      isDynamic,
    })),
    defaultExport,
    barrel:
      body.length > 1 &&
      body.every(
        (node) =>
          node.type === 'ExportAllDeclaration' ||
          (node.type === 'ExportNamedDeclaration' && node.source !== null),
      ),
  }
}

function solidity(file: string, text: string): Module {
  const lineAt = lineFinder(text)
  // Comments become blanks of the same length, so that positions stay.
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  )
  const imports = [...code.matchAll(/\bimport\b[^;]*?["']([^"']+)["'][^;]*;/g)].map((match) => {
    const specifier = match[1] ?? ''
    const target = targetOf(file, specifier)
    return { specifier, line: lineAt(match.index), target, isDynamic: false }
  })
  return { file, lines: countLines(text), imports, defaultExport: null, barrel: false }
}

function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  return /^(apps|features|platform|scripts|tests|tools)\//.test(specifier) ? specifier : null
}

function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

function lineFinder(text: string): (offset: number) => number {
  return (offset) => text.slice(0, offset).split('\n').length
}
