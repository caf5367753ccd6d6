import { providers } from 'tronweb'
import type { NodeRequests } from '#platform/chain/nodeRequests.ts'

/** Sends TronWeb's requests through NodeRequests: no redirects, and the next node where one fails. */
export class NodeProvider extends providers.HttpProvider {
  constructor(requests: NodeRequests) {
    super(requests.url)
    this.requests = requests
  }
  private readonly requests: NodeRequests

  override async request<T = object>(url: string, payload: object = {}): Promise<T> {
    const path = url.replace(/^\//, '')
    const { status, text } = await this.requests.post(path, JSON.stringify(payload))
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return JSON.parse(text) as T
  }
}
