import { createHash } from 'node:crypto'

import pg from 'pg'

import { namedRows } from './namedRows.ts'

/**
 * Statements that get a name, of those that a process writes. PostgreSQL keeps each for as long as
 * a connection lives, so one whose text varies without end must not fill it.
 */
const most = 500

const names = new Map<string, string>()

/** The same text has the same name in every process; undefined for one too many. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= most) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/** PostgreSQL's code and words for a statement whose table has other columns by now. */
const changed = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string }
  return code === '0A000' && message?.includes('cached plan') === true
}

/** True where that was what went wrong: the same text has another name from now on. */
export function renamed(text: string, error: unknown): boolean {
  const name = names.get(text)
  if (name === undefined || !changed(error)) return false
  names.set(text, createHash('sha1').update(name).digest('base64url'))
  return true
}

/**
 * Names every statement by its text, so that PostgreSQL reads and plans it once per connection. Columns of
 * rows have camel names; what lies inside them keeps its own.
 */
export class NamingClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any
  constructor(...args: any[]) {
    super(...args)
    // A connection that the server ends while it is in use is found out by the next query; unheard,
    // the event would end the process.
    this.on('error', () => {})
  }

  /** Milliseconds until a query of the present holder times out; undefined: the connection's own limit. */
  waitMs: number | undefined

  // oxlint-disable-next-line typescript/no-explicit-any
  override query(...args: any[]): any {
    const [text, values] = args
    if (typeof text === 'string' && Array.isArray(values)) {
      const name = nameOf(text)
      const asked = { text, values, name, rowMode: 'array', query_timeout: this.waitMs }
      return new Promise((resolve, reject) => {
        super.query(asked, (error: Error | null, result: pg.QueryArrayResult<unknown[]>) => {
          if (error) reject(error)
          else resolve(Object.assign(result, { rows: namedRows(name, result) }))
        })
      })
    }
    return Reflect.apply(super.query.bind(this), this, args)
  }
}
