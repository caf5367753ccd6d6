import path from 'node:path'

import { demoAccounts } from '#tools/devnet/accounts.ts'
import { configOf } from '#platform/server/config.ts'
import { withSecretFiles } from '#platform/server/secretFiles.ts'
import { OtherChain } from '#platform/server/indexer/otherChain.ts'

import { type Server, openServer } from './server.ts'

/** The server as a process: reports ready, or why not, to its parent, and stops with it. */
let server: Server | null = null

let stopping = false
async function stop(): Promise<void> {
  stopping = true
  await server?.close()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
process.on('disconnect', () => void stop())

try {
  server = await openServer({
    config: configOf(withSecretFiles(process.env)),
    webFolder: path.resolve(import.meta.dirname, '../../build/web'),
    demoAccounts: demoAccounts(),
  })
  await server.ready
  process.send?.({ type: 'ready', url: server.url })
} catch (error) {
  // What breaks because we are being stopped is no news.
  if (!stopping && !(error instanceof OtherChain && process.send === undefined)) await refuse(error)
  // Under a supervisor it keeps running, refuses every call, and reports at /healthz that the node
  // is of another chain.
}

async function refuse(error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message)
  process.send?.({ type: 'error', message })
  await server?.close()
  process.exit(1)
}
