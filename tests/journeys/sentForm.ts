import { bodyTypeOf } from '#platform/std/endpoint.ts'

import { endpoints } from './gateway.ts'

/** Fields by name: texts, and files as their bytes. */
export type SentForm = Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>

/** The body of a call as its declaration has it. */
export async function bodyFor(
  path: string,
  form: SentForm,
): Promise<{ body: Buffer<ArrayBuffer>; contentType: string }> {
  const { filesOf } = endpoints.find((one) => one.path === path) ?? {}
  const fields = filesOf === undefined ? new URLSearchParams() : new FormData()
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string') fields.set(name, value)
    else if (fields instanceof FormData) fields.set(name, new Blob([value]))
  }
  const sent = new Response(fields)
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    contentType: sent.headers.get('content-type') ?? bodyTypeOf({}),
  }
}
