import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Sources by their path from the repository's root, with forward slashes. */
export type Tree = ReadonlyMap<string, string>

const rooms = ['apps', 'features', 'platform', 'scripts', 'tests', 'tools']
const ours = /\.(ts|tsx|mjs|cjs|sol)$|^features\/README\.md$/
/** The golden example is judged where it will stand: in a feature made after it. */
const others = /(^|\/)node_modules\/|^scripts\/golden\//

/** The repository as it lies on disk. */
export function readTree(root: string): Tree {
  const tree = new Map<string, string>()
  for (const room of rooms) {
    const names = readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    for (const name of names) {
      const file = path.posix.join(room, name.split(path.sep).join('/'))
      if (!ours.test(file) || others.test(file)) continue
      tree.set(file, readFileSync(path.join(root, file), 'utf8'))
    }
  }
  return tree
}
