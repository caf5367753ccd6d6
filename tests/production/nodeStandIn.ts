import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What becomes of a request. */
export type Fate = 'answers' | 'silent' | 'refuses'

/** A node of a network, whose fate may be another from any request on. */
export interface NodeStandIn {
  readonly url: string
  fate: (path: string) => Fate | Promise<Fate>
  readonly close: () => void
}

export async function nodeStandIn(networkUrl: string): Promise<NodeStandIn> {
  const http = createServer((request, response) => {
    void (async () => {
      let body = ''
      for await (const piece of request) body += String(piece)
      const path = request.url ?? ''
      const fate = await node.fate(path)
      if (fate === 'silent') return
      if (fate === 'refuses') {
        response.writeHead(503).end()
        return
      }
      const answer = await fetch(networkUrl + path, { method: 'POST', body })
      response.writeHead(answer.status).end(await answer.text())
    })().catch(() => response.destroy())
  })
  await once(http.listen(0, '127.0.0.1'), 'listening')
  const node: NodeStandIn = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    fate: () => 'answers',
    close() {
      http.close()
      http.closeAllConnections()
    },
  }
  return node
}
