import path from 'node:path'

import { type Devnet, startDevnet } from '#tools/devnet/index.ts'
import { type Server, openServer } from '#apps/server/server.ts'
import { type Config, configOf } from '#platform/server/config.ts'
import { withSecretFiles } from '#platform/server/secretFiles.ts'
import { FinalBlockGone } from '#platform/server/indexer/run.ts'

/**
 * Opens a server that is up to the chain and indexes no further, with the node of the environment
 * or the embedded one of a stack that is stopped; the result of `work` is the exit code of the
 * process. `over`: settings that replace those of the environment.
 */
export async function onStoppedServer(
  work: (server: Server) => Promise<number>,
  over: Partial<Config> = {},
): Promise<void> {
  let net: Devnet | null = null
  try {
    const named = configOf(withSecretFiles(process.env))
    const input = {
      ...named,
      host: '127.0.0.1',
      port: 0,
      logLevel: 'warn',
      // Whole tables are read.
      databaseAnswerMs: 60_000,
      ...over,
    }
    net = await ownNode(named)
    process.exitCode = await on({ ...input, tronUrl: net?.url ?? input.tronUrl }, work)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await net?.close()
  }
}

async function on(config: Config, work: (server: Server) => Promise<number>): Promise<number> {
  const server = await openServer({ config, webFolder: null })
  try {
    await server.ready.catch((error: unknown) => {
      // What was read is read again, or audited, all the same.
      if (!(error instanceof FinalBlockGone)) throw error
    })
    await server.indexer.stop()
    return await work(server)
  } finally {
    await server.close()
  }
}

/** null where a node is named or answers. */
async function ownNode({ tronUrl, dataDir }: Config): Promise<Devnet | null> {
  if (process.env['TRON_URL']) return null
  const asked = { redirect: 'error', signal: AbortSignal.timeout(10_000) } as const
  const answers = await fetch(`${tronUrl}/wallet/getnowblock`, asked).then(
    ({ ok }) => ok,
    () => false,
  )
  return answers ? null : startDevnet({ dataDir: path.join(dataDir ?? '', 'chain') })
}
