import { features } from '#apps/server/features.ts'
import { readDeployment } from '#platform/chain/deployment.ts'
import { TronNode } from '#platform/chain/node.ts'
import type { App } from '#platform/server/app.ts'
import type { Call } from '#platform/server/call.ts'
import { ChainClock } from '#platform/server/clock.ts'
import { Orders } from '#platform/server/orders/orders.ts'
import type { Address } from '#platform/std/address.ts'

import { watched } from '../market/explain.ts'
import type { Case } from './cases.ts'

/** All that one call requests from the database and the node, and its reply. */
export interface Recorded {
  readonly statements: { readonly text: string; readonly values: readonly unknown[] }[]
  readonly requests: { readonly path: string; readonly body: string }[]
  data: unknown
}

export interface Chain {
  readonly tronUrl: string
  readonly deploymentFile: string
  /** The head's number and time, and the solid height. */
  readonly head: number
  readonly time: number
  readonly solid: number
}

/**
 * By path and form, our handlers' requests for an account: a peer with the same requests shows the
 * least that an answer takes.
 */
export async function record(
  cases: readonly Case[],
  account: Address,
  databaseUrl: string,
  chain: Chain,
): Promise<Readonly<Record<string, Recorded>>> {
  let seen: Recorded = { statements: [], requests: [], data: null }
  const { db, close } = await watched(databaseUrl, async ({ sql, parameters }) => {
    seen.statements.push({ text: sql, values: parameters })
  })
  const node = new TronNode(chain.tronUrl, undefined, async (url, init) => {
    const asked = new Request(url, init)
    seen.requests.push({ path: new URL(asked.url).pathname, body: await asked.clone().text() })
    return fetch(asked)
  })
  const deployment = readDeployment(chain.deploymentFile)
  const clock = new ChainClock()
  clock.see({ number: chain.head, id: 'head', parent: '', time: chain.time }, chain.solid)
  const orders = new Orders({ db, node, deployment, clock, wakeUp: () => {} })
  const app = {
    db,
    node,
    deployment,
    clock,
    orders,
    config: { nativeSymbol: 'TRX' },
  } as unknown as App
  const session = { address: account, token: '' }
  const call: Call = { app, db, session, address: account, locale: 'en' }
  const bound = features.flatMap(({ endpoints }) => endpoints)
  const found: Record<string, Recorded> = {}
  try {
    for (const { path, bodies } of cases) {
      const { endpoint, handler } = bound.find((one) => one.endpoint.path === path)!
      const ask = (body: string) =>
        handler(endpoint.input.parse(Object.fromEntries(new URLSearchParams(body))), call)
      // What is read once, contracts' facts, is read now.
      await ask(bodies[0] ?? '')
      for (const body of bodies) {
        seen = { statements: [], requests: [], data: null }
        seen.data = await ask(body)
        found[`${path}?${body}`] = seen
      }
    }
  } finally {
    node.close()
    await close()
  }
  return found
}
