/** What a node answered: its status and its bytes as text. */
export interface NodeAnswer {
  readonly status: number
  readonly text: string
}

export interface NodeOptions {
  /** Milliseconds for one request, divided between the nodes. */
  readonly timeoutMs?: number
  /** Replaces fetch. */
  readonly ask?: typeof fetch
  /** TronGrid's, sent to its hosts and to no other. */
  readonly apiKey?: string | null
}

/** What was requested since the start. */
export interface NodeTraffic {
  readonly answered: number
  /** By a node that was silent, refused or broke off. */
  readonly failed: number
  /** Times that the next node was taken. */
  readonly changes: number
  /** Position in the list of the node in use, from 0. */
  readonly inUse: number
}

/** Bytes of an answer; lists of blocks and their receipts may be longer. */
const mostBytes = 16 * 1024 * 1024
const mostOfBlocks = 64 * 1024 * 1024
const listsBlocks = /blockbylimitnext|infobyblocknum/
/** The least time of one node. */
const shortestMs = 2_000

/** Several nodes by commas, the preferred one first. */
export const nodesOf = (urls: string): readonly string[] =>
  urls.split(',').map((url) => url.trim().replace(/\/$/, ''))

/**
 * Sends requests to one of several nodes, and moves to the next where it fails. Follows no redirect, and limits the
 * size of an answer.
 */
export class NodeRequests {
  constructor(urls: string, { timeoutMs = 8_000, ask = fetch, apiKey = null }: NodeOptions = {}) {
    this.urls = nodesOf(urls)
    this.eachMs = Math.max(Math.min(shortestMs, timeoutMs), timeoutMs / this.urls.length)
    this.ask = ask
    this.apiKey = apiKey
  }
  private readonly urls: readonly string[]
  private readonly eachMs: number
  private readonly ask: typeof fetch
  private readonly apiKey: string | null
  private readonly asking = new Set<AbortController>()
  private now = 0
  private answered = 0
  private failed = 0
  private changes = 0
  private closed = false

  /** The node in use. */
  get url(): string {
    return this.urls[this.now]!
  }

  get traffic(): NodeTraffic {
    const { answered, failed, changes, now } = this
    return { answered, failed, changes, inUse: now }
  }

  /** Aborts every request and refuses new ones. */
  close(): void {
    this.closed = true
    for (const one of this.asking) one.abort()
  }

  /** @throws Error why, where no node answers */
  async post(path: string, body: string): Promise<NodeAnswer> {
    const first = this.now
    for (let tried = 0; ; tried++) {
      const at = (first + tried) % this.urls.length
      const isLast = tried === this.urls.length - 1
      try {
        const answer = await this.askOne(this.urls[at]!, path, body)
        if (isRefusal(answer.status)) this.failed += 1
        else this.answered += 1
        if (!isRefusal(answer.status) || isLast) return answer
      } catch (error) {
        if (!this.closed) this.failed += 1
        if (isLast || this.closed) throw error
      }
      // Another request may have moved on meanwhile.
      if (this.now !== at) continue
      this.now = (at + 1) % this.urls.length
      this.changes += 1
    }
  }

  private async askOne(url: string, path: string, body: string): Promise<NodeAnswer> {
    if (this.closed) throw new Error('no longer requesting')
    const asked = new AbortController()
    const late = setTimeout(() => asked.abort(), this.eachMs)
    this.asking.add(asked)
    try {
      const { ask } = this
      const answer = await ask(`${url}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...this.keyFor(url) },
        body,
        signal: asked.signal,
        redirect: 'error',
      })
      const most = listsBlocks.test(path) ? mostOfBlocks : mostBytes
      return { status: answer.status, text: await textWithin(answer, most) }
    } finally {
      clearTimeout(late)
      // Ends an answer that was too long.
      asked.abort()
      this.asking.delete(asked)
    }
  }

  private keyFor(url: string): Record<string, string> {
    const isTronGrid = /(^|\.)trongrid\.io$/.test(new URL(url).hostname)
    return this.apiKey !== null && isTronGrid ? { 'tron-pro-api-key': this.apiKey } : {}
  }
}

/** A node that is out of order, or limits our requests. */
const isRefusal = (status: number): boolean => status >= 500 || [401, 403, 429].includes(status)

/** @throws Error where it is longer; no more of it is read */
export async function textWithin(answer: Response, most: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of answer.body ?? []) {
    length += piece.length
    if (length > most) throw new Error(`the answer has more than ${most} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces, length).toString('utf8')
}
