import { execFileSync } from 'node:child_process'
import path from 'node:path'

import { rendererFolder } from '#platform/std/rendering.ts'
import { expect, test } from 'vitest'

import { contracts, programs, web } from '../../scripts/run/build.mjs'
import { at, exactImage, isThere, read } from './files.ts'

/** The image's steps, held against what `npm run build` reads and makes. */
interface Step {
  readonly verb: string
  readonly rest: string
}

const steps: readonly Step[] = read('production/Containerfile')
  .replaceAll('\\\n', '')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ verb: line.split(' ')[0]!, rest: line.slice(line.indexOf(' ') + 1) }))
const second = steps.findLastIndex(({ verb }) => verb === 'FROM')
const [build, run] = [steps.slice(0, second), steps.slice(second)]

/** Sources of a stage's copies, without those of another stage. */
const copied = build
  .filter(({ verb }) => verb === 'COPY')
  .flatMap(({ rest }) => rest.split(' ').slice(0, -1))
const taken = run
  .filter(({ verb }) => verb === 'COPY')
  .map(({ rest }) => /^--from=build \/tessera\/(\S+) (\S+)$/.exec(rest)!.slice(1, 3))
const isTaken = (file: string): boolean =>
  taken.some(([from]) => file === from || file.startsWith(`${from}/`))

const { dependencies, engines, scripts } = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'engines' | 'scripts',
  Record<string, string>
>

test('both stages begin with the same exact version of Node, which package.json allows', () => {
  const bases = steps.filter(({ verb }) => verb === 'FROM').map(({ rest }) => rest.split(' ')[0]!)
  expect(bases).toHaveLength(2)
  expect(new Set(bases).size).toBe(1)
  expect(bases[0]).toMatch(exactImage)
  expect(engines['node']).toBe('^20.19.0 || >=22.12.0')
  const [major, minor] = /^node:(\d+)\.(\d+)\./.exec(bases[0]!)!.slice(1).map(Number)
  expect((major === 20 && minor! >= 19) || (major === 22 && minor! >= 12) || major! > 22).toBe(true)
})

test('what is copied exists, and is all that the build reads', () => {
  expect(copied.filter((file) => !isThere(file))).toEqual([])
  const needed = [contracts, programs, web].flatMap(({ from }) => from)
  expect(needed.length).toBeGreaterThan(10)
  const isCopied = (file: string): boolean =>
    copied.some((one) => file === one || file.startsWith(`${one}/`))
  expect(needed.filter((file) => !isCopied(file))).toEqual([])
  // Whatever else of the root a step of the build reads: its settings.
  expect(copied).toEqual(expect.arrayContaining(['.npmrc', 'tsconfig.node.json']))
})

test('what is left out of the context is everything but that', () => {
  const [first, ...more] = read('production/Containerfile.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  expect(first).toBe('*')
  const let_in = more.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
  expect(let_in.toSorted()).toEqual(copied.toSorted())
  expect(more.at(-1)).toBe('**/node_modules')
  // Nothing that git leaves out may be in the image: data, keys, logs.
  const ignored = execFileSync('git', ['ls-files', '-oi', '--exclude-standard', '--directory'], {
    cwd: at('.'),
    encoding: 'utf8',
  })
  const let_through = ignored
    .split('\n')
    .filter((file) => copied.includes(file.split('/')[0]!) && !file.includes('node_modules'))
  expect(let_through).toEqual([])
})

test('its commands are in package.json', () => {
  const commands = steps.filter(({ verb }) => verb === 'RUN').map(({ rest }) => rest)
  expect(commands).toEqual(['npm ci', 'npm run build', 'npm prune --omit=dev'])
  expect(scripts['build']).toBe('node scripts/build.mjs')
})

test('the second stage takes everything that is made and run', () => {
  const folder = path.posix.dirname(web.proof)
  const made = [programs.proof, web.proof, 'package.json', 'node_modules', 'deployments']
  expect(made.filter((file) => !isTaken(file))).toEqual([])
  expect(isTaken(`${rendererFolder(folder)}/render.mjs`)).toBe(true)
  expect(isTaken(`${folder}.json`)).toBe(true)
  expect(taken.filter(([from, to]) => from !== to && to !== './')).toEqual([])
  expect(run.at(-1)).toEqual({
    verb: 'CMD',
    rest: '["node", "--max-semi-space-size=64", "build/node/server.js"]',
  })
})

test('it runs as another than root, and asks a path that the server has', () => {
  expect(run.findLast(({ verb }) => verb === 'USER')?.rest).toBe('node')
  const [, port] = / PORT=(\d+)/.exec(run.find(({ verb }) => verb === 'ENV')!.rest)!
  const check = run.find(({ verb }) => verb === 'HEALTHCHECK')!.rest
  const [, asked, route] = /http:\/\/127\.0\.0\.1:(\d+)(\/\w+)/.exec(check)!
  expect(asked).toBe(port)
  expect(run.find(({ verb }) => verb === 'EXPOSE')?.rest).toBe(port)
  expect(read('apps/server/documents.ts')).toContain(`http.get('${route}'`)
})

test('server and keeper import no package that is gone once those of development are', () => {
  const seen = new Set<string>()
  const packages = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const [, name] of read(file).matchAll(
      /(?:\bfrom|\bimport\(|^import) ?'([\w@#.][\w@./-]*)'/gm,
    )) {
      if (name!.startsWith('#')) visit(name!.slice(1))
      else if (name!.startsWith('.')) visit(path.posix.join(path.posix.dirname(file), name!))
      else if (!name!.startsWith('node:')) {
        packages.add(name!.split('/', name!.startsWith('@') ? 2 : 1).join('/'))
      }
    }
  }
  visit('apps/server/main.ts')
  visit('apps/keeper/main.ts')
  expect(seen.size).toBeGreaterThan(300)
  expect(packages).toContain('fastify')
  // The types of one package come by another.
  const types = ['abitype']
  const gone = [...packages].filter((name) => !(name in dependencies) && !types.includes(name))
  expect(gone).toEqual([])
})
