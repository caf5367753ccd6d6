import { features } from '#apps/server/features.ts'
import { TronNode } from '#platform/chain/node.ts'
import type { App } from '#platform/server/app.ts'
import { forgetChain } from '#platform/server/database/chainSchema.ts'
import { IndexRunner } from '#platform/server/indexer/run.ts'

const indexers = features.flatMap((feature) => feature.indexers ?? [])

/** Seconds from an empty index to one of the whole chain, with the node as it answers. */
export async function catchUp(app: App): Promise<number> {
  await app.db.transaction().execute(forgetChain)
  const runner = new IndexRunner(app, indexers)
  const since = performance.now()
  await runner.catchUp()
  const seconds = (performance.now() - since) / 1_000
  // Gives the lease back: the next run would wait until it expires.
  await runner.stop()
  return seconds
}

/** The same chain to a node that calls all of it solid: nothing of it will be undone. */
export function solid(node: TronNode): TronNode {
  const final = Object.create(node) as TronNode
  final.solid = () => node.head()
  final.solidAt = (number) => node.blockAt(number)
  return final
}

/** The same node, whose answers are cached from the second time on, as their text. */
export function remembering(url: string): TronNode {
  const known = new Map<string, string>()
  const ask = async (where: string, init: { body: string }) => {
    const key = `${where} ${init.body}`
    let text = known.get(key)
    if (text === undefined) {
      const answer = await fetch(where, init as RequestInit)
      if (!answer.ok) return answer
      text = await answer.text()
      known.set(key, text)
    }
    const kept = text
    return new Response(kept)
  }
  return new TronNode(url, 60_000, ask as unknown as typeof fetch)
}
