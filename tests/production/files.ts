import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { parse } from 'yaml'

/** The files of `production`, as the tests read them. */
const root = path.resolve(import.meta.dirname, '../..')

/** By paths from the repository's root. */
export const at = (file: string): string => path.join(root, file)
export const read = (file: string): string => readFileSync(at(file), 'utf8')
export const isThere = (file: string): boolean => existsSync(at(file))
export const yamlOf = (file: string): unknown => parse(read(file), { merge: true })

/** Of an image: its name and an exact version, so that the same file means the same image later. */
export const exactImage = /^[a-z/]+:v?\d+\.\d+(\.\d+)?(-[a-z0-9]+)*$/
/** What documents of operators name in backticks. */
export const documented = new Set(
  ['environment', 'keeper'].flatMap((page) =>
    [...read(`docs/operations/${page}.md`).matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name),
  ),
)
