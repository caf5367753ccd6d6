import { MIMEType } from 'node:util'

import type { FastifyInstance, FastifyRequest } from 'fastify'

import { fieldsOf, unreadable } from './sentFields.ts'

/** Bytes beside the files of a body: boundaries, names and types. */
export const multipartFrame = 4 * 1024
/** Parts of one body, files and texts together: more are refused before any of them is read. */
export const mostParts = 8

/** Reads bodies with files: fields become the bytes of a file, or a text, by name; a list where one came twice. */
export function addMultipart(http: FastifyInstance): void {
  http.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer<ArrayBuffer>) => fieldsIn(request, body),
  )
}

/** The platform's own parser reads the body; what it cannot read is the sender's fault. */
async function fieldsIn(
  request: FastifyRequest,
  body: Buffer<ArrayBuffer>,
): Promise<Record<string, unknown>> {
  const boundary = boundaryOf(request.headers['content-type'] ?? '')
  if (boundary === null || hasMoreParts(body, boundary)) throw unreadable()
  // The boundary that was counted is the one that the parser looks for.
  const type = `multipart/form-data; boundary="${boundary}"`
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw unreadable(cause)
    })
  const fields = Object.entries(fieldsOf(request, form)).map(async ([name, value]) => [
    name,
    Array.isArray(value) ? await Promise.all(value.map(bytesOf)) : await bytesOf(value),
  ])
  return Object.fromEntries(await Promise.all(fields))
}

/** As RFC 2046 has it, without the space that no client sends; null for none. */
function boundaryOf(contentType: string): string | null {
  try {
    const boundary = new MIMEType(contentType).params.get('boundary')
    return boundary !== null && /^[\w'()+,./:=?-]{1,70}$/.test(boundary) ? boundary : null
  } catch {
    return null
  }
}

/** Counts boundaries, the closing one too, and stops at the first that is too many. */
function hasMoreParts(body: Buffer, boundary: string): boolean {
  const mark = `--${boundary}`
  let at = -mark.length
  for (let count = 0; count <= mostParts + 1; count++) {
    at = body.indexOf(mark, at + mark.length)
    if (at < 0) return false
  }
  return true
}

/** The name and the type that its sender gave a file are left behind. */
const bytesOf = async (value: string | Blob): Promise<string | Uint8Array> =>
  typeof value === 'string' ? value : new Uint8Array(await value.arrayBuffer())
