import path from 'node:path'

/** The repository. */
export const root = path.join(import.meta.dirname, '..', '..')

/**
 * A path as a reader would type it from here.
 * @param {string} absolute
 */
export function shortPath(absolute) {
  const relative = path.relative(process.cwd(), absolute)
  return relative === '' ? '.' : relative.startsWith('..') ? absolute : relative
}
