import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'

/** The archive that every `tar` reads: for each file a header of 512 bytes, then its bytes, padded to 512. */
const block = 512

export interface TarFile {
  readonly name: string
  /** A path to read from, or the content itself. */
  readonly from: string | Buffer
}

/** The bytes of an archive. A file that grows meanwhile is taken as it was when its turn came. */
export async function* tarOf(files: readonly TarFile[]): AsyncGenerator<Buffer> {
  for (const { name, from } of files) {
    if (typeof from !== 'string') {
      yield* [header(name, from.length), from, padding(from.length)]
      continue
    }
    const file = await open(from)
    try {
      const { size } = await file.stat()
      yield header(name, size)
      if (size > 0) {
        const content = createReadStream('', { fd: file, autoClose: false, end: size - 1 })
        for await (const chunk of content) yield chunk as Buffer
      }
      yield padding(size)
    } finally {
      await file.close()
    }
  }
  yield Buffer.alloc(2 * block)
}

function header(name: string, size: number): Buffer {
  const head = Buffer.alloc(block)
  head.write(name, 0, 100)
  head.write('0000600\0', 100)
  head.write('0000000\0', 108)
  head.write('0000000\0', 116)
  head.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  head.write('00000000000\0', 136)
  head.write('        ', 148)
  head.write('0', 156)
  head.write('ustar\x0000', 257)
  const sum = head.reduce((total, byte) => total + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return head
}

const padding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block)

/**
 * One file of an archive that is being read; its content must be read before the next is requested.
 */
export interface TarEntry {
  readonly name: string
  readonly content: AsyncIterable<Buffer>
}

/** @throws Error where the archive is none, or is cut short */
export async function* entriesOf(source: Readable): AsyncGenerator<TarEntry> {
  const bytes = new Pieces(source[Symbol.asyncIterator]() as AsyncIterator<Buffer>)
  for (;;) {
    const head = await wholeOf(bytes.take(block))
    if (head.every((byte) => byte === 0)) return
    const size = Number.parseInt(head.toString('latin1', 124, 135), 8)
    if (head.toString('latin1', 257, 262) !== 'ustar' || !Number.isInteger(size)) {
      throw new Error('it is not an archive')
    }
    const name = head.toString('utf8', 0, 100).replace(/\0.*$/s, '')
    yield { name, content: bytes.take(size) }
    for await (const rest of bytes.take(padding(size).length)) void rest
  }
}

/** All of a small content. */
export async function wholeOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** A stream handed out in portions of a wanted length. */
class Pieces {
  private readonly source: AsyncIterator<Buffer>
  private left: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterator<Buffer>) {
    this.source = source
  }

  async *take(wanted: number): AsyncGenerator<Buffer> {
    let missing = wanted
    while (missing > 0) {
      if (this.left.length === 0) {
        const next = await this.source.next()
        if (next.done === true) throw new Error('it is cut short')
        this.left = next.value
      }
      const piece = this.left.subarray(0, missing)
      this.left = this.left.subarray(piece.length)
      missing -= piece.length
      yield piece
    }
  }
}
