import { features } from '#apps/server/features.ts'
import { TronNode } from '#platform/chain/node.ts'
import type { App } from '#platform/server/app.ts'
import { buildHttp } from '#platform/server/http/http.ts'
import { Orders } from '#platform/server/orders/orders.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import type { FastifyInstance } from 'fastify'

import type { Stack } from './stack.ts'

export const endpoints: readonly Endpoint[] = features.flatMap((feature) =>
  feature.endpoints.map(({ endpoint }) => endpoint),
)

/**
 * The stack's server without a socket, over a chain that stands still: the same request to the node
 * is sent once. The indexer is stopped, so that every write is made by a call.
 */
export async function standingGateway({ server }: Stack): Promise<FastifyInstance> {
  await server.indexer.stop()
  const { db, deployment, clock } = server.app
  const node = new TronNode(server.app.node.url, 8_000, remembering())
  const [isActive] = features.flatMap((feature) => feature.isActive ?? [])
  const app: App = {
    ...server.app,
    node,
    orders: new Orders({ db, node, deployment, clock, wakeUp: () => {} }),
    isActive: (address) => isActive!(app, address),
  }
  return buildHttp(
    app,
    features.flatMap((feature) => feature.endpoints),
    null,
  )
}

function remembering(): typeof fetch {
  const answers = new Map<string, Promise<string>>()
  return async (input, init) => {
    const key = JSON.stringify([input, init?.body])
    const { signal: _, ...rest } = init ?? {}
    const known = answers.get(key) ?? fetch(input, rest).then((answer) => answer.text())
    answers.set(key, known)
    return new Response(await known)
  }
}
