import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))
const documents = files.filter((file) => file.endsWith('.md'))
const read = (file: string) => readFileSync(file, 'utf8')

/** The text between single backticks, without blocks of code. */
const spansOf = (document: string) =>
  [
    ...read(document)
      .replaceAll(/^ *```[\s\S]*?^ *```/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map((match) => match[1] ?? '')

const spans = documents.flatMap((document) => spansOf(document).map((span) => ({ document, span })))

/** The files that a document may name by the end of their path: a feature's document those of that feature. */
const near = (document: string) =>
  /^features\/.|^scripts\/golden\//.test(document)
    ? files.filter((file) => file.startsWith(`${dirname(document)}/`))
    : files

test('documents name files that exist', () => {
  const named = spans.filter(({ span }) => /^\w[\w./@-]*\.(tsx?|[mc]js|sol|md|css)$/.test(span))
  expect(named.length).toBeGreaterThan(300)
  expect(
    named.filter(
      ({ document, span }) =>
        !files.includes(span) && !near(document).some((file) => `/${file}`.endsWith(`/${span}`)),
    ),
  ).toEqual([])
})

test('documents name folders that exist', () => {
  const made = ['build/', 'parameter/']
  const named = spans.filter(({ span }) => /^\w[\w./-]*\/$/.test(span) && !made.includes(span))
  expect(named.length).toBeGreaterThan(20)
  const missing = named.filter(
    ({ document, span }) =>
      !existsSync(span) && !near(document).some((file) => `/${file}`.includes(`/${span}`)),
  )
  expect(missing).toEqual([])
})

test('documents name commands that exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = documents.flatMap((document) =>
    [...read(document).matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)].map((match) => ({
      document,
      command: match[1] ?? '',
    })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ command }) => scripts[command] === undefined)).toEqual([])
})

test('documents link to files that exist', () => {
  const links = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map((match) => ({
      document,
      link: match[1] ?? '',
    })),
  )
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(({ document, link }) => !existsSync(join(dirname(document), link)))).toEqual(
    [],
  )
})

test('documents name identifiers that exist', () => {
  // Methods of Seaport and of ethers, which are not in our sources.
  const foreign = ['fulfillBasicOrder', 'getFeeData']
  const sources = files.filter(
    (file) => /\.(tsx?|[mc]?js|sol|json)$/.test(file) && !file.startsWith('scripts/words/'),
  )
  const known = new Set(sources.flatMap((file) => read(file).match(/[A-Za-z_$][\w$]*/g) ?? []))
  const named = spans.flatMap(({ document, span }) => {
    const name = /^([a-z]+[A-Z]\w*)(?:\(.*\))?$/.exec(span)?.[1]
    return name === undefined || foreign.includes(name) ? [] : [{ document, name }]
  })
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !known.has(name))).toEqual([])
})

/** Its code is a whole project, which a test carries out: the rest of it counts. */
const carriedOut = 'tools/devnet/package/README.md'
const countedText = (document: string): string =>
  document === carriedOut ? read(document).replaceAll(/^```[^]*?^```\n+/gm, '') : read(document)

test('a document has at most 60 lines, the first one 80', () => {
  const long = documents
    .map((document) => ({ document, lines: countedText(document).split('\n').length - 1 }))
    .filter(({ document, lines }) => lines > (document === 'README.md' ? 80 : 60))
  expect(long).toEqual([])
})
