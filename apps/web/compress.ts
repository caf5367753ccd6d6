import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Fonts and PNG are compressed in themselves. */
const worthwhile = /\.(?:js|css|html|json|svg|webmanifest)$/
/** Below this a reply fits one packet anyway. */
const smallest = 512

/** Lays `.br` and `.gz` beside every file that gets smaller, as small as they can be. */
export async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && worthwhile.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const plain = await readFile(file)
      if (plain.length < smallest) return
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
      await Promise.all([
        brotli(plain, { params }).then((small) => writeFile(`${file}.br`, small)),
        zip(plain, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
      ])
    }),
  )
}
