import { crc32, deflateSync } from 'node:zlib'

import sharp from 'sharp'

/** Pictures as cameras and attackers make them, byte for byte. */
export const plain = (kind: 'jpeg' | 'png' | 'webp', width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2b6cb0' } })
    .toFormat(kind)
    .toBuffer()

const secret = '25.0330N,121.5654E'

/** Place and camera: by EXIF with GPS, by XMP and by a comment; rotated by a quarter turn. */
export async function fromPhone(): Promise<{ bytes: Buffer; secret: string }> {
  const half = { create: { width: 20, height: 40, channels: 3 as const, background: '#00ff00' } }
  const bytes = await sharp({
    create: { width: 40, height: 40, channels: 3, background: '#ff0000' },
  })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Phone', ImageDescription: secret },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 1/1 5880/100' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
  const comment = Buffer.concat([
    Buffer.from([0xff, 0xfe, 0, secret.length + 2]),
    Buffer.from(secret),
  ])
  const xmp = Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x>${secret}</x>`)
  const app1 = Buffer.concat([Buffer.from([0xff, 0xe1, 0, xmp.length + 2]), xmp])
  return { bytes: Buffer.concat([bytes.subarray(0, 2), comment, app1, bytes.subarray(2)]), secret }
}

export function chunk(name: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(data.length + 12)
  whole.writeUInt32BE(data.length, 0)
  whole.write(name, 4, 'latin1')
  data.copy(whole, 8)
  whole.writeUInt32BE(crc32(whole.subarray(4, data.length + 8)), data.length + 8)
  return whole
}

/** A grey PNG with a declared size, then the pixels of some lines and chunks of any kind. */
export function png(
  width: number,
  height: number,
  lines: number,
  ...chunks: Buffer[]
): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...chunks,
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * lines), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A text that is 100 MB once unpacked. */
export const textBomb = (): Buffer =>
  chunk(
    'zTXt',
    Buffer.concat([
      Buffer.from('note\0\0', 'latin1'),
      deflateSync(Buffer.alloc(1e8), { level: 9 }),
    ]),
  )

export const script = '<script>alert(document.cookie)</script>'
export const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)">${script}</svg>`,
)
