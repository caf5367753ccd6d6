import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

const left = new Set(['node_modules', '.git', 'build', '.cache', '.data'])

/**
 * Every file below a folder of the repository, as paths from its root with forward slashes, in order.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  const absolute = path.join(root, folder)
  if (!existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return [folder]
  return readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => !left.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(inner) : [inner]
    })
}

/**
 * One hash over names and contents: what was made from these files is still right while it stays the same.
 * @param {string[]} places  files and folders
 * @param {(file: string) => boolean} matters
 */
export function fingerprint(places, matters) {
  const hash = createHash('sha256')
  for (const file of places.flatMap(filesBelow).filter(matters)) {
    hash.update(`\n${file}\n`).update(
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest(),
    )
  }
  return hash.digest('hex')
}
