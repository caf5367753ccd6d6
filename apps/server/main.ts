import path from 'node:path'

import { demoAccounts } from '#apps/devnet/accounts.ts'
import { configOf } from '#platform/server/config.ts'

import { type Server, startServer } from './server.ts'

/** The server as a process: says ready or why not to its parent, and stops with it. */
let server: Server | null = null

async function stop(): Promise<void> {
  await server?.close()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
process.on('disconnect', () => void stop())

try {
  server = await startServer({
    config: configOf(process.env),
    webFolder: path.resolve(import.meta.dirname, '../../build/web'),
    demoAccounts: demoAccounts(),
  })
  process.send?.({ type: 'ready', url: server.url })
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message)
  process.send?.({ type: 'error', message })
  process.exit(1)
}
