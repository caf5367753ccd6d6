import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The one example of everything a feature can have; a feature made after it compiles and passes its tests. */
const golden = path.join(import.meta.dirname, '..', 'golden', 'jar')

interface List {
  readonly file: string
  /** Its head, its entries and what closes it. */
  readonly form: RegExp
  readonly entry: (name: string) => { readonly value: string; readonly from: string }
}

const features = /(export const features\b[^=]*= (?:composed\()?\[)([^\]]*?),?(\s*\])/
/** Where each app lists what features bring: one line an app. */
const lists: readonly List[] = [
  {
    file: 'apps/server/features.ts',
    form: features,
    entry: (name) => ({ value: name, from: 'manifest.server.ts' }),
  },
  {
    file: 'apps/web/src/features.ts',
    form: features,
    entry: (name) => ({ value: `${name}Web`, from: 'manifest.web.ts' }),
  },
  {
    file: 'apps/deploy/contracts.ts',
    form: /(const plans = \[)([^\]]*?),?(\s*\])/,
    entry: (name) => ({ value: `${name}Plan`, from: 'contract/deploy.ts' }),
  },
]

/**
 * Writes `features/<name>` after the golden example and adds it to the apps. Nothing is written where
 * anything would be refused.
 * @throws Error with one sentence.
 */
export function makeFeature(root: string, name: string): { written: string[]; added: string[] } {
  if (!/^[a-z][a-z0-9]{1,20}$/.test(name)) {
    throw new Error('Name it: npm run make:feature lottery (lower-case letters, a noun).')
  }
  const folder = `features/${name}`
  if (existsSync(path.join(root, folder))) throw new Error(`${folder} is there already.`)
  const longer = lists.map((list) => ({ file: list.file, text: withFeature(root, list, name) }))

  const renamed = (text: string): string =>
    text
      .replaceAll('jar', name)
      .replaceAll('Jar', name.charAt(0).toUpperCase() + name.slice(1))
      .replaceAll('JAR', name.toUpperCase())
  const written: string[] = []
  for (const entry of readdirSync(golden, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const source = path.join(entry.parentPath, entry.name)
    const file = path.posix.join(folder, renamed(slashes(path.relative(golden, source))))
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), renamed(readFileSync(source, 'utf8')))
    written.push(file)
  }
  for (const { file, text } of longer) writeFileSync(path.join(root, file), text)
  return { written: written.sort(), added: longer.map(({ file }) => file) }
}

/** The list with one import and one entry more. */
function withFeature(root: string, { file, form, entry }: List, name: string): string {
  const text = readFileSync(path.join(root, file), 'utf8')
  if (!form.test(text)) throw new Error(`${file} no longer has the list that features stand in.`)
  const { value, from } = entry(name)
  const line = `import { ${value} } from '#features/${name}/${from}'\n`
  return line + text.replace(form, `$1$2, ${value}$3`)
}

const slashes = (file: string): string => file.split(path.sep).join('/')
