import path from 'node:path'

import { allowed } from './allowed.ts'
import { circlesOf } from './circles.ts'
import { type Module, modulesOf } from './modules.ts'
import { type BaseFeatures, validate } from './directions.ts'
import { namings } from './owned.ts'
import type { Tree } from './tree.ts'
import { zoneOf } from './zones.ts'

export interface Violation {
  readonly file: string
  readonly line: number
  /** Short name of the rule. */
  readonly rule: string
  readonly why: string
}

const maxLines = 400

/** Everything in the tree that breaks a rule of the house, in order of files. */
export function violationsOf(tree: Tree): { modules: number; violations: Violation[] } {
  const modules = modulesOf(tree)
  const base = baseFeatures(tree.get('features/README.md') ?? '')
  const violations = [
    ...modules.flatMap((module) => [...shape(module), ...directions(module, tree, base)]),
    ...circlesOf(modules).map(circle),
    ...samePaths(tree),
    ...named(tree, base),
    ...madeAsTests(tree),
  ]
  return { modules: modules.length, violations: violations.sort(byPlace) }
}

/** The numbered lists of features/README.md, `1. **team** …`, one under `## Base on the server`, one on the web. */
function baseFeatures(readme: string): BaseFeatures {
  const under = (side: string) => {
    const chapter = readme.split(/^## /m).find((part) => part.startsWith(`Base on the ${side}`))
    return [...(chapter ?? '').matchAll(/^\d+\. \*\*([a-z]+)\*\*/gm)].map((match) => match[1] ?? '')
  }
  return { server: under('server'), web: under('web') }
}

function shape({ file, lines, defaultExport, barrel }: Module): Violation[] {
  const found: Violation[] = []
  const report = (line: number, rule: string, why: string) => found.push({ file, line, rule, why })
  if (zoneOf(file) === null) report(1, 'place', 'the house has no such place')
  if (lines > maxLines && !file.endsWith('/abi.ts')) {
    report(maxLines + 1, 'size', `${lines} lines; a file has at most ${maxLines}`)
  }
  if (defaultExport !== null && !file.endsWith('.config.ts')) {
    report(defaultExport, 'default-export', 'exports have names')
  }
  if (/\/utils?\.[a-z]+$/.test(file)) report(1, 'name', 'a file is named after its one thought')
  if (barrel && !/\/public\.(server|web)\.ts$/.test(file)) {
    report(1, 'barrel', 'nothing but other files’ exports')
  }
  return found
}

function directions(module: Module, tree: Tree, base: BaseFeatures): Violation[] {
  const from = zoneOf(module.file)
  const found: Violation[] = []
  for (const { specifier, line, target } of module.imports) {
    if (target === null) continue
    const report = (rule: string, why: string) =>
      found.push({ file: module.file, line, rule, why: `${specifier}: ${why}` })
    if (!/\.(ts|tsx|mjs|cjs|js|json|css|sol|svg)$/.test(target.replace(/\?.*$/, ''))) {
      report('extension', 'an import names its file with extension')
      continue
    }
    if (!/\.(ts|tsx|mjs|cjs|sol)$/.test(target)) continue
    if (!tree.has(target)) {
      report('missing', 'there is no such file')
      continue
    }
    const to = zoneOf(target)
    if (from === null || to === null) continue
    const why = validate(from, to, target, base)
    if (why !== null) report('direction', why)
  }
  return found
}

function circle([file = '', ...others]: string[]): Violation {
  return { file, line: 1, rule: 'circle', why: `imports itself through ${others.join(', ')}` }
}

/** A feature's parts are named in its folder alone, unless `allowed` gives a reason. */
function named(tree: Tree, { server, web }: BaseFeatures): Violation[] {
  const rule = 'feature'
  const places = Object.keys(allowed)
  const used = new Set<string>()
  const found: Violation[] = []
  for (const { file, line, why } of namings(tree, [...server, ...web])) {
    const place = places.find((one) => (one.endsWith('/') ? file.startsWith(one) : file === one))
    if (place === undefined) found.push({ file, line, rule, why })
    else used.add(place)
  }
  for (const place of places) {
    if (used.has(place)) continue
    const why = `${place} names no feature any more: off the list`
    found.push({ file: 'scripts/boundaries/allowed.ts', line: 1, rule, why })
  }
  return found
}

/** No two endpoint paths that are the same or differ only in case. */
function samePaths(tree: Tree): Violation[] {
  const first = new Map<string, string>()
  const found: Violation[] = []
  for (const [file, text] of tree) {
    if (!/^features\/[a-z]+\/(api|calls|\w*[aA]ctions)\.ts$/.test(file)) continue
    text.split('\n').forEach((row, index) => {
      for (const [, path = ''] of row.matchAll(/\b(?:path|before|after|alsoAfter): '([^']+)'/g)) {
        const place = `${file}:${index + 1}`
        const other = first.get(path.toLowerCase())
        if (other === undefined) first.set(path.toLowerCase(), place)
        else {
          found.push({ file, line: index + 1, rule: 'path', why: `${path} stands at ${other} too` })
        }
      }
    })
  }
  return found
}

/** What a Solidity test makes by `new` is compiled as tests are, not as the product is. */
function madeAsTests(tree: Tree): Violation[] {
  const product = new Set(
    [...tree.keys()]
      .filter((file) => file.endsWith('.sol') && !file.endsWith('.t.sol'))
      .map((file) => path.posix.basename(file, '.sol')),
  )
  const found: Violation[] = []
  for (const [file, text] of tree) {
    if (!file.endsWith('.t.sol')) continue
    text.split('\n').forEach((row, index) => {
      for (const [, name = ''] of row.replace(/\/\/.*/, '').matchAll(/\bnew (\w+)\(/g)) {
        if (!product.has(name)) continue
        const why = `${name} is the product’s: deploy("${name}", …)`
        found.push({ file, line: index + 1, rule: 'deploy', why })
      }
    })
  }
  return found
}

function byPlace(a: Violation, b: Violation): number {
  return a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1
}
