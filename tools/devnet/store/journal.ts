/**
 * The append-only file of everything that happened. A frame is its length, its checksum and its
 * bytes; it counts once it is flushed. What a crash tears off at the end was never answered for.
 */
import { type FileHandle, open } from 'node:fs/promises'
import {
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  readSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { crc32 } from 'node:zlib'

export interface Journal {
  /** Returns the frame's position, by which it is read back. */
  append(payload: Buffer): number
  read(position: number): Buffer
  /** This frame and later ones are no longer needed; new ones may take their place. */
  forgetFrom(position: number): void
  /** Whether anything is left of it when the process ends. */
  readonly durable: boolean
  /** Resolves when all appended so far is safe; rejects when the disk refused. Nothing to wait for: undefined. */
  flushed(): Promise<void> | undefined
  /** The position that the next frame gets. */
  readonly end: number
  close(): Promise<void>
}

const headerSize = 8

/** What a file of ours begins with: another format is another number. */
const beginning = Buffer.from('tessera chain 3\n')

export class OtherFormat extends Error {
  override name = 'OtherFormat'
}

export class FileJournal implements Journal {
  readonly durable = true
  readonly #file: FileHandle
  readonly #waiting = new Map<number, Buffer>()
  readonly #onFlush: { upTo: number; resolve: () => void; reject: (error: Error) => void }[] = []
  #queue: Buffer[] = []
  #written: number
  #pumping = false
  #failure: Error | null = null
  end: number

  private constructor(file: FileHandle, end: number) {
    this.#file = file
    this.#written = end
    this.end = end
  }

  /** Opens or makes the file. Throws OtherFormat for one that another version has written. */
  static async open(path: string): Promise<FileJournal> {
    const file = await open(path, 'a+').then(async (handle) => {
      await handle.close()
      return open(path, 'r+')
    })
    const found = Buffer.alloc(beginning.length)
    const length = readSync(file.fd, found, 0, found.length, 0)
    if (
      length < beginning.length &&
      beginning.subarray(0, length).equals(found.subarray(0, length))
    ) {
      // New, or ended while it was being made.
      writeSync(file.fd, beginning, 0, beginning.length, 0)
      fdatasyncSync(file.fd)
    } else if (!found.equals(beginning)) {
      await file.close()
      throw new OtherFormat(`${path} was written by another version of this program.`)
    }
    return new FileJournal(file, fstatSync(file.fd).size)
  }

  /** The frames from a position on, 0 for all; a torn end is cut off and put aside as `<path>.torn`. */
  *scan(from: number, path: string): Generator<{ position: number; payload: Buffer }> {
    const size = fstatSync(this.#file.fd).size
    let position = Math.max(from, beginning.length)
    while (position < size) {
      const payload = this.#whole(position, size)
      if (payload === null) {
        this.#putAside(position, size, `${path}.torn`)
        ftruncateSync(this.#file.fd, position)
        break
      }
      yield { position, payload }
      position += headerSize + payload.length
    }
    this.end = position
    this.#written = position
  }

  #putAside(position: number, size: number, path: string): void {
    const torn = Buffer.alloc(size - position)
    readSync(this.#file.fd, torn, 0, torn.length, position)
    try {
      writeFileSync(path, torn)
    } catch {
      // Where there is no room for it the chain is opened all the same.
    }
  }

  #whole(position: number, size: number): Buffer | null {
    if (position + headerSize > size) return null
    const header = Buffer.alloc(headerSize)
    readSync(this.#file.fd, header, 0, headerSize, position)
    const length = header.readUInt32LE(0)
    if (length === 0 || position + headerSize + length > size) return null
    const payload = Buffer.alloc(length)
    readSync(this.#file.fd, payload, 0, length, position + headerSize)
    return crc32(payload) === header.readUInt32LE(4) ? payload : null
  }

  append(payload: Buffer): number {
    const header = Buffer.alloc(headerSize)
    header.writeUInt32LE(payload.length, 0)
    header.writeUInt32LE(crc32(payload), 4)
    const position = this.end
    this.end += headerSize + payload.length
    this.#queue.push(header, payload)
    this.#waiting.set(position, payload)
    if (!this.#pumping) void this.#pump()
    return position
  }

  read(position: number): Buffer {
    const payload = this.#waiting.get(position) ?? this.#whole(position, this.#written)
    if (payload === null) throw new Error('the journal is damaged: a block cannot be read back')
    return payload
  }

  forgetFrom(): void {}

  flushed(): Promise<void> | undefined {
    if (this.#failure !== null) return Promise.reject(this.#failure)
    if (this.#written === this.end) return undefined
    return new Promise((resolve, reject) => {
      this.#onFlush.push({ upTo: this.end, resolve, reject })
    })
  }

  /** One flush serves everyone who came while the one before was under way. */
  async #pump(): Promise<void> {
    this.#pumping = true
    await Promise.resolve()
    try {
      while (this.#queue.length > 0) {
        const batch = Buffer.concat(this.#queue)
        this.#queue = []
        for (let done = 0; done < batch.length;) {
          const { bytesWritten } = await this.#file.write(
            batch,
            done,
            batch.length - done,
            this.#written + done,
          )
          done += bytesWritten
        }
        await this.#file.datasync()
        this.#written += batch.length
        for (const position of this.#waiting.keys()) {
          if (position >= this.#written) break
          this.#waiting.delete(position)
        }
        while ((this.#onFlush[0]?.upTo ?? Infinity) <= this.#written)
          this.#onFlush.shift()?.resolve()
      }
    } catch (error) {
      this.#failure = new Error('the journal cannot be written', { cause: error })
      for (const waiter of this.#onFlush.splice(0)) waiter.reject(this.#failure)
    } finally {
      this.#pumping = false
    }
  }

  async close(): Promise<void> {
    await this.flushed()?.catch(() => {})
    await this.#file.close()
  }
}
