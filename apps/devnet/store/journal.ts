/**
 * The append-only file of everything that happened. A frame is its length, its checksum and its
 * bytes; it counts once it is flushed. What a crash tears off at the end was never answered for.
 */
import { Buffer } from 'node:buffer'
import { type FileHandle, open, writeFile } from 'node:fs/promises'
import { ftruncateSync, fstatSync, readSync } from 'node:fs'
import { crc32 } from 'node:zlib'

export interface Journal {
  /** Returns the frame's position, by which it is read back. */
  append(payload: Buffer): number
  read(position: number): Buffer
  /** Lets go of a frame that no block of the chain needs any more. */
  forget(position: number): void
  /** Resolves when all appended so far is safe; rejects when the disk refused. */
  flushed(): Promise<void>
  /** The position that the next frame gets. */
  readonly end: number
  close(): Promise<void>
}

export class MemoryJournal implements Journal {
  readonly #frames = new Map<number, Buffer>()
  end = 0

  append(payload: Buffer): number {
    this.#frames.set(this.end, payload)
    return this.end++
  }

  read(position: number): Buffer {
    const frame = this.#frames.get(position)
    if (frame === undefined) throw new Error('the journal has no such frame')
    return frame
  }

  forget(position: number): void {
    this.#frames.delete(position)
  }

  async flushed(): Promise<void> {}
  async close(): Promise<void> {}
}

const headerSize = 8

export class FileJournal implements Journal {
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

  /** Opens or makes the file; a torn end is cut off and kept aside as `<path>.torn`. */
  static async open(path: string): Promise<FileJournal> {
    const file = await open(path, 'a+').then(async (handle) => {
      await handle.close()
      return open(path, 'r+')
    })
    const size = fstatSync(file.fd).size
    const journal = new FileJournal(file, size)
    return journal
  }

  /** The frames from a position on; ends, and cuts the file, where one is not whole. */
  *scan(from: number, path: string): Generator<{ position: number; payload: Buffer }> {
    const size = fstatSync(this.#file.fd).size
    let position = from
    while (position < size) {
      const payload = this.#whole(position, size)
      if (payload === null) {
        const torn = Buffer.alloc(size - position)
        readSync(this.#file.fd, torn, 0, torn.length, position)
        void writeFile(`${path}.torn`, torn).catch(() => {})
        ftruncateSync(this.#file.fd, position)
        break
      }
      yield { position, payload }
      position += headerSize + payload.length
    }
    this.end = position
    this.#written = position
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

  forget(): void {}

  flushed(): Promise<void> {
    if (this.#failure !== null) return Promise.reject(this.#failure)
    if (this.#written === this.end) return Promise.resolve()
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
    await this.flushed().catch(() => {})
    await this.#file.close()
  }
}
