import type { Socket } from 'node:net'

import type { ClientConfig, QueryResult } from 'pg'

import { NamingClient, renamed } from './namedStatements.ts'

/** Where plain reads go: each by itself, outside any transaction. */
export interface Reads {
  query(text: string, values: readonly unknown[]): Promise<QueryResult<object>>
  close(): Promise<void>
}

/** One connection with the questions that are on their way through it. */
interface Pipe {
  readonly client: NamingClient
  readonly open: Promise<unknown>
  isOpen: boolean
  waiting: number
  held: boolean
}

/**
 * Reads share a few connections and do not wait for each other's answers: the queries of one turn
 * of the event loop leave in one write, and PostgreSQL, still awake from the last one, continues
 * with the next. A query takes an idle connection where there is one, else the one with the fewest
 * queries before it.
 */
export class Pipes implements Reads {
  constructor(config: ClientConfig, most: number) {
    this.config = config
    this.most = most
  }
  private readonly config: ClientConfig
  private readonly most: number
  private pipes: readonly Pipe[] = []
  private closed = false

  async query(text: string, values: readonly unknown[]): Promise<QueryResult<object>> {
    const pipe = this.pick()
    pipe.waiting++
    try {
      if (!pipe.isOpen) await pipe.open
      holdWrites(pipe)
      return await pipe.client.query(text, [...values])
    } catch (error) {
      // The columns of a table have changed since: the statement is another from now on.
      if (!renamed(text, error)) throw fromHere(error)
      return await pipe.client.query(text, [...values])
    } finally {
      pipe.waiting--
    }
  }

  get count(): number {
    return this.pipes.length
  }

  get idle(): number {
    return this.pipes.filter(({ waiting }) => waiting === 0).length
  }

  async close(): Promise<void> {
    this.closed = true
    await Promise.all(this.pipes.map(({ client }) => client.end()))
  }

  private pick(): Pipe {
    if (this.closed) throw new Error('the database is closed')
    let best: Pipe | undefined
    for (const pipe of this.pipes) {
      if (best === undefined || pipe.waiting < best.waiting) best = pipe
    }
    if (best !== undefined && (best.waiting === 0 || this.pipes.length >= this.most)) return best
    return this.openPipe()
  }

  private openPipe(): Pipe {
    const client = new NamingClient({ ...this.config, pipeline: true } as ClientConfig)
    const leave = (): void => {
      this.pipes = this.pipes.filter((one) => one !== pipe)
    }
    client.on('error', leave)
    client.on('end', leave)
    const open = client.connect().then(() => (pipe.isOpen = true))
    open.catch(leave)
    const pipe: Pipe = { client, open, isOpen: false, waiting: 0, held: false }
    this.pipes = [...this.pipes, pipe]
    return pipe
  }
}

/** With the caller's stack: that of the wire has no information. */
function fromHere(error: unknown): unknown {
  if (error instanceof Error) Error.captureStackTrace(error, fromHere)
  return error
}

/** Until the end of this turn of the event loop. */
function holdWrites(pipe: Pipe): void {
  if (pipe.held) return
  pipe.held = true
  const { stream } = (pipe.client as unknown as { connection: { stream: Socket } }).connection
  stream.cork()
  setImmediate(() => {
    pipe.held = false
    stream.uncork()
  })
}
