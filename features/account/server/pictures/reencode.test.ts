import { createHash } from 'node:crypto'

import { Failure } from '#platform/std/failure.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { type Picture, reencode } from './reencode.ts'
import { chunk, fromPhone, plain, png, script, svg, textBomb } from './testing/pictures.ts'

/** Uploads made in the test byte for byte: each is refused, or only its pixels are kept. */
const refusal = async (bytes: Uint8Array): Promise<string> => {
  const answer = await reencode(bytes).catch((error: unknown) => error)
  return answer instanceof Failure ? answer.kind.code : 'taken'
}

/** The parts of a picture that are not pixels. */
const factsOf = async ({ bytes, hash }: Picture) => {
  const { format, width, height, exif, xmp, icc, iptc, pages } = await sharp(bytes).metadata()
  const named = createHash('sha256').update(bytes).digest('hex') === hash
  return { format, width, height, exif, xmp, icc, iptc, pages, named }
}
const ours = { format: 'webp', width: 256, height: 256, named: true }

describe('encodes a picture again', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s', async (kind) => {
    expect(await factsOf(await reencode(await plain(kind)))).toEqual(ours)
  })

  test('encodes the same pixels as the same picture, from any sender', async () => {
    const first = await reencode(await plain('png'))
    expect(await reencode(await plain('png'))).toEqual(first)
  })

  test('of one pixel, and of the longest line', async () => {
    expect(await factsOf(await reencode(png(1, 1, 1)))).toEqual(ours)
    expect(await factsOf(await reencode(png(16_000, 10, 10)))).toEqual(ours)
  })
})

describe('keeps nothing else of the file', () => {
  test('place, camera and comment of a photograph; it is turned upright', async () => {
    const { bytes, secret } = await fromPhone()
    const sent = await sharp(bytes).metadata()
    expect(sent.orientation).toBe(6)
    expect(bytes.toString('latin1')).toContain(secret)
    expect(sent.exif?.toString('latin1')).toContain('Phone')
    const made = await reencode(bytes)
    expect(await factsOf(made)).toEqual(ours)
    expect(Buffer.from(made.bytes).toString('latin1')).not.toMatch(/25\.0330|Phone|Exif|http/)
    // Green was its left half and is its upper one, by a quarter turn.
    const pixel = async (top: number) => {
      const area = { left: 128, top, width: 1, height: 1 }
      return [...(await sharp(made.bytes).extract(area).raw().toBuffer())]
    }
    const [upper, lower] = [await pixel(40), await pixel(216)]
    expect(upper[1]).toBeGreaterThan(200)
    expect(lower[0]).toBeGreaterThan(200)
  })

  test.each([
    ['a page behind a JPEG', async () => Buffer.concat([await plain('jpeg'), Buffer.from(script)])],
    [
      'an archive behind a PNG',
      async () => Buffer.concat([png(9, 9, 9), Buffer.from(`PK\x03\x04${script}`)]),
    ],
    [
      'a script in a comment of a PNG',
      async () => png(9, 9, 9, chunk('tEXt', Buffer.from(`Comment\0${script}`))),
    ],
    ['a chunk of its own in a WebP', async () => riff(await plain('webp'))],
  ])('%s', async (_, made) => {
    const sent = await made()
    expect(sent.toString('latin1')).toContain('alert(')
    const picture = await reencode(sent)
    expect(await factsOf(picture)).toEqual(ours)
    expect(Buffer.from(picture.bytes).toString('latin1')).not.toMatch(/alert|script|PK/)
  })
})

/** The same WebP with one more chunk and a correct length. */
function riff(webp: Buffer): Buffer {
  const body = Buffer.from(script.padEnd(Math.ceil(script.length / 2) * 2))
  const head = Buffer.alloc(8)
  head.write('EVIL', 'latin1')
  head.writeUInt32LE(body.length, 4)
  const whole = Buffer.concat([webp, head, body])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}

test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
  ['a drawing with a script', () => svg],
  [
    'a drawing behind the beginning of a PNG',
    () => Buffer.concat([png(9, 9, 9).subarray(0, 8), svg]),
  ],
  [
    'a GIF',
    () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  ],
  ['a page', () => Buffer.from(`<!doctype html>${script}`)],
  ['a TIFF', () => Buffer.from('II*\0\x08\0\0\0\0\0', 'latin1')],
  ['a PDF', () => Buffer.from('%PDF-1.7\n')],
  [
    'a list of pictures for ImageMagick',
    () => Buffer.from('push graphic-context\nimage over 0,0 url(https://evil.example/x)'),
  ],
  ['a film', () => Buffer.concat([Buffer.from('\0\0\0\x20ftypavif', 'latin1'), Buffer.alloc(64)])],
  ['one byte', () => Buffer.from([0xff])],
  ['a JPEG that ends in the middle', async () => (await plain('jpeg', 400, 400)).subarray(0, 700)],
  ['a PNG whose lines are missing', () => png(500, 500, 3)],
  ['a PNG of no size', () => png(0, 0, 1)],
  ['a WebP of nothing', () => Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1')],
])('%s is no picture', async (_, made) => {
  expect(await refusal(await made())).toBe('NOT_A_PICTURE')
})

test.each([
  ['60,000 by 60,000 pixels', () => png(60_000, 60_000, 1)],
  ['4,001 by 4,000', () => png(4_001, 4_000, 1)],
])('a bomb of %s is refused by its first bytes', async (_, made) => {
  expect(await refusal(made())).toBe('TOO_MANY_PIXELS')
})

test('a bomb in a text of a PNG is left behind, packed', async () => {
  const bomb = png(9, 9, 9, textBomb())
  expect(bomb.length).toBeLessThan(200_000)
  expect(await factsOf(await reencode(bomb))).toEqual(ours)
})
