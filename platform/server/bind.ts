import type { Api, Endpoint, HandlerInput } from '#platform/std/endpoint.ts'
import type * as z from 'zod/mini'

import type { Call } from './call.ts'

export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
  call: Call,
) => Promise<z.input<E['output']>>

export interface BoundEndpoint {
  readonly endpoint: Endpoint
  readonly handler: (input: unknown, call: Call) => Promise<unknown>
}

/** Joins each declared endpoint with its handler; one without the other does not compile. */
export function bindApi<A extends Api>(
  api: A,
  handlers: { readonly [K in keyof A]: Handler<A[K]> },
): readonly BoundEndpoint[] {
  return Object.entries(api).map(([name, endpoint]) => ({
    endpoint,
    handler: handlers[name as keyof A] as BoundEndpoint['handler'],
  }))
}
