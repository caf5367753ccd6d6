/** Sends what fetch would not: any bytes, over connections that stay open. */
import { Agent, request } from 'node:http'
import type { Sent } from './requests.ts'

export interface Reply {
  readonly status: number
  readonly text: string
}

export class Client {
  readonly #url: string
  readonly #agent = new Agent({ keepAlive: true })

  constructor(url: string) {
    this.#url = url
  }

  send({ path, method, contentType, body }: Sent): Promise<Reply> {
    const inQuery = method === 'GET' || method === 'HEAD'
    const bytes = inQuery ? Buffer.alloc(0) : Buffer.from(body as string)
    const target = this.#url + path + (inQuery && body.length > 0 ? `?${String(body)}` : '')
    const headers = {
      'content-length': bytes.length,
      ...(contentType === '' ? {} : { 'content-type': contentType }),
    }
    return new Promise((resolve, reject) => {
      const asked = request(target, { method, headers, agent: this.#agent }, (reply) => {
        let text = ''
        reply.setEncoding('utf8')
        reply.on('data', (part: string) => (text += part))
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }))
      })
      asked.on('error', reject)
      asked.end(bytes)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}
