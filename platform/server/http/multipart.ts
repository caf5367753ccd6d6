import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Bytes beside the files of a body: boundaries, names and types. */
export const multipartFrame = 4 * 1024

/** Reads bodies with files: fields become the bytes of a file, or a text, by name; a list where one came twice. */
export function addMultipart(http: FastifyInstance): void {
  http.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer<ArrayBuffer>) =>
      fieldsIn(body, request.headers['content-type'] ?? ''),
  )
}

/** The platform's own reader is asked; what it cannot read is the sender's fault. */
async function fieldsIn(
  body: Buffer<ArrayBuffer>,
  contentType: string,
): Promise<Record<string, unknown>> {
  const form = await new Response(body, { headers: { 'content-type': contentType } })
    .formData()
    .catch((cause: unknown) => {
      throw Object.assign(new Error('no multipart form', { cause }), { statusCode: 400 })
    })
  const fields: [string, unknown][] = []
  for (const name of new Set(form.keys())) {
    const values = await Promise.all(form.getAll(name).map(bytesOf))
    fields.push([name, values.length === 1 ? values[0] : values])
  }
  return Object.fromEntries(fields)
}

/** The name that its sender gave a file, and the type he says it has, are left behind. */
const bytesOf = async (value: string | Blob): Promise<string | Uint8Array> =>
  typeof value === 'string' ? value : new Uint8Array(await value.arrayBuffer())
