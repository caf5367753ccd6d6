import type { App } from '#platform/server/app.ts'
import type { IndexRunner } from '#platform/server/indexer/run.ts'
import { Failure } from '#platform/std/failure.ts'

/** Until the whole chain is in. Refuses a node of another chain; waits, by `pause`, for one that does not answer yet. */
export async function begin(
  app: App,
  indexer: IndexRunner,
  stopping: AbortSignal,
  pause: () => Promise<unknown> = () => new Promise((resolve) => setTimeout(resolve, 500)),
): Promise<void> {
  const { log } = app
  for (;;) {
    try {
      await indexer.catchUp()
      return
    } catch (error) {
      if (!mayPass(error) || stopping.aborted) throw error
      log.warn({ err: error }, 'the node is not there yet, trying again')
      await pause()
    }
  }
}

/** A silent node, and the wait for the process whose turn it is to index. */
const mayPass = (error: unknown): boolean =>
  error instanceof Failure || (error as { code?: string }).code === '57014'
