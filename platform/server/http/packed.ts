import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { FastifyReply, FastifyRequest } from 'fastify'

/** A text as it is sent: compressed once, for all readers. */
export interface Packed {
  readonly etag: string
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Close to as small as it gets, in a few milliseconds. */
const effort = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

export async function packed(text: string): Promise<Packed> {
  const plain = Buffer.from(text)
  const [br, gz] = await Promise.all([brotli(plain, effort), zip(plain)])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
  return { etag, plain, br, gzip: gz }
}

/** In the form that the reader's browser takes, or only the word that it has it already. `vary`: what else it differs by. */
export function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, plain, ...zipped }: Packed,
  { type, vary }: { type: string; vary?: string },
): FastifyReply {
  reply.headers({
    'cache-control': 'no-cache',
    'content-type': `${type}; charset=utf-8`,
    vary: vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`,
    etag,
  })
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  const takes = request.headers['accept-encoding'] ?? ''
  const form = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(takes))
  return form === undefined
    ? reply.send(plain)
    : reply.header('content-encoding', form).send(zipped[form])
}
