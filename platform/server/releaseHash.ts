import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'

const sha256 = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex')

/**
 * One hash of all files in a folder, as these commands print it there:
 * `find . -type f | LC_ALL=C sort | xargs sha256sum | sha256sum`.
 */
export async function releaseHash(folder: string): Promise<string> {
  const files = (await filesOf(folder)).map((file) => `./${file}`)
  const lines: string[] = []
  for (const file of files.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))) {
    lines.push(`${sha256(await readFile(path.join(folder, file)))}  ${file}\n`)
  }
  return sha256(lines.join(''))
}

/** Of a folder and those below it, with `/` between names. */
export async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
}
