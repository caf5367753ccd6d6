import { bodyTypeOf } from '#platform/std/endpoint.ts'

import { endpoints } from './gateway.ts'

/** Fields by name: texts, and files as their bytes. */
export type SentForm = Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>

/** A call as its declaration has it: a GET has all in its address. */
export async function requestFor(
  path: string,
  form: SentForm,
): Promise<{
  method: 'GET' | 'POST'
  url: string
  body: Buffer<ArrayBuffer> | null
  contentType: string
}> {
  const { filesOf, method = 'POST' } = endpoints.find((one) => one.path === path) ?? {}
  if (method === 'GET') {
    return { method, url: addressFor(path, Object.entries(form)), body: null, contentType: '' }
  }
  const fields = filesOf === undefined ? new URLSearchParams() : new FormData()
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string') fields.set(name, value)
    else if (fields instanceof FormData) fields.set(name, new Blob([value]))
  }
  const sent = new Response(fields)
  return {
    method,
    url: path,
    body: Buffer.from(await sent.arrayBuffer()),
    contentType: sent.headers.get('content-type') ?? bodyTypeOf({}),
  }
}

/** A field that the path has a place for stands there, empty where none is sent; the others are the query. */
export function addressFor(path: string, fields: readonly (readonly [string, unknown])[]): string {
  const query = new URLSearchParams()
  let url = path
  for (const [name, value] of fields) {
    // Half a character cannot be sent.
    const text = Buffer.from(String(value)).toString()
    if (url.includes(`{${name}}`)) url = url.replace(`{${name}}`, () => encodeURIComponent(text))
    else query.append(name, text)
  }
  return `${url.replaceAll(/\{\w+\}/g, '')}${query.size === 0 ? '' : `?${query}`}`
}
