import { Failure, failures } from '#platform/std/failure.ts'
import type { FastifyInstance } from 'fastify'

import type { App } from '#platform/server/app.ts'

/** Reads, builds and broadcasts that a page needs of a node; nothing else passes. */
const allowed = new Set([
  'wallet/getnowblock',
  'wallet/getblock',
  'wallet/getaccount',
  'wallet/getaccountresource',
  'wallet/getchainparameters',
  'wallet/createtransaction',
  'wallet/triggersmartcontract',
  'wallet/triggerconstantcontract',
  'wallet/broadcasttransaction',
  'wallet/gettransactionbyid',
  'wallet/gettransactioninfobyid',
  'walletsolidity/getnowblock',
  'walletsolidity/triggerconstantcontract',
  'walletsolidity/gettransactioninfobyid',
])

/**
 * `/tron/*`: the browser calls only its own origin. The node's answer passes unchanged. On a local
 * network time can be skipped; the answer to that waits until the skip is in the database.
 */
export async function addTronProxy(
  http: FastifyInstance,
  app: App,
  catchUp: () => Promise<void>,
): Promise<void> {
  await http.register(async (scope) => {
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    )
    scope.post('/tron/*', async (request, reply) => {
      const path = (request.params as { '*': string })['*']
      const local = app.deployment.network === 'local' && path === 'devnet/travel'
      if (!allowed.has(path) && !local) throw new Failure(failures.NOT_FOUND)
      // The node may yet turn out to be of another chain.
      if (app.clock.head.id === '') throw new Failure(failures.NOT_READY)
      const body = typeof request.body === 'string' ? request.body : '{}'
      const { status, text } = await app.node.pass(path, body)
      if (local) await catchUp()
      void reply.status(status).header('cache-control', 'no-store')
      return reply.type('application/json').send(text)
    })
  })
}
