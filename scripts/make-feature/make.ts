import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where each side lists its features, and how. */
const apps = [
  { file: 'apps/server/features.ts', side: 'server' },
  { file: 'apps/web/src/features.ts', side: 'web' },
] as const

const templates = path.join(import.meta.dirname, '..', 'feature-template')

/**
 * Writes `features/<name>` and adds it to both apps. Nothing is written where anything would be refused.
 * @throws Error with one sentence.
 */
export function makeFeature(root: string, name: string): { written: string[]; added: string[] } {
  if (!/^[a-z][a-z0-9]{1,20}$/.test(name)) {
    throw new Error('Say its name: npm run make:feature lottery (lower-case letters, a noun).')
  }
  const folder = `features/${name}`
  if (existsSync(path.join(root, folder))) throw new Error(`${folder} is there already.`)
  const lists = apps.map(({ file, side }) => ({
    file,
    text: withFeature(readFileSync(path.join(root, file), 'utf8'), file, name, side),
  }))

  const written: string[] = []
  const fill = (text: string) =>
    text.replaceAll('__name__', name).replaceAll('__Name__', upper(name))
  for (const template of readdirSync(templates, { recursive: true, encoding: 'utf8' })) {
    if (!template.endsWith('.txt')) continue
    const file = path.join(folder, fill(template.replace(/\.txt$/, '')))
    const text = fill(readFileSync(path.join(templates, template), 'utf8'))
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
    written.push(file)
  }
  for (const { file, text } of lists) writeFileSync(path.join(root, file), text)
  return { written: written.sort(), added: lists.map(({ file }) => file) }
}

/** The list with one import and one entry more. */
function withFeature(text: string, file: string, name: string, side: 'server' | 'web'): string {
  const value = side === 'web' ? `${name}Web` : name
  const line = `import { ${value} } from '#features/${name}/manifest.${side}.ts'\n`
  const list = /(export const features\b[^=]*= \[)([^\]]*?),?\s*\]/
  if (!list.test(text)) throw new Error(`${file} has no list named features.`)
  return (
    line + text.replace(list, (_, head: string, entries: string) => `${head}${entries}, ${value}]`)
  )
}

function upper(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
