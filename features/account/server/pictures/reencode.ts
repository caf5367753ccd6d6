import { createHash } from 'node:crypto'

import { Failure } from '#platform/std/failure.ts'
import type Sharp from 'sharp'

import { accountFailures as f } from '../../failures.ts'
import { profileLimits } from '../../shapes.ts'

/** Side of the square that is kept: twice that of the largest place where it is shown. */
const side = 256
export interface Picture {
  readonly hash: string
  /** WebP. */
  readonly bytes: Uint8Array
}

/**
 * The pixels of a picture in a file of our own making: no name, place, date or program of its sender
 * is in it, nor a byte that was sent.
 */
export async function reencode(sent: Uint8Array): Promise<Picture> {
  if (!beginsAsPicture(sent)) throw refusal()
  const sharp = await library()
  const picture = sharp(sent, {
    limitInputPixels: profileLimits.picturePixels * 1_000_000,
    // A file that ends too early or is damaged is none.
    failOn: 'truncated',
    sequentialRead: true,
    // Of several frames, the first.
    pages: 1,
  })
  try {
    const bytes = await picture
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: 5 })
      .toBuffer()
    return { hash: createHash('sha256').update(bytes).digest('hex'), bytes }
  } catch (cause) {
    throw refusal(cause)
  }
}

function refusal(cause?: unknown): Failure {
  const tooMany = cause instanceof Error && cause.message.includes('pixel limit')
  const options = { field: 'file', values: { pixels: profileLimits.picturePixels }, cause }
  return new Failure(tooMany ? f.TOO_MANY_PIXELS : f.NOT_A_PICTURE, options)
}

/** The first bytes of files of the three kinds. File names and declared types are not trusted. */
const beginnings = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/]

function beginsAsPicture(bytes: Uint8Array): boolean {
  const begin = Buffer.from(bytes.subarray(0, 12)).toString('hex')
  return beginnings.some((pattern) => pattern.test(begin))
}

let opened: Promise<typeof Sharp> | null = null

/** Opened with the first picture: few servers ever get one. It reads the three kinds and no other. */
function library(): Promise<typeof Sharp> {
  opened ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    sharp.block({ operation: ['VipsForeignLoad'] })
    const kinds = ['Jpeg', 'Png', 'Webp'].map((kind) => `VipsForeignLoad${kind}Buffer`)
    sharp.unblock({ operation: kinds })
    return sharp
  })
  // What could not be opened is tried again with the next picture.
  opened.catch(() => (opened = null))
  return opened
}
