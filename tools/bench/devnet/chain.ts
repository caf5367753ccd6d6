import type { Step } from './load.ts'

/** One of the networks that are measured, as the measurement needs it. */
export interface Chain {
  readonly name: string
  readonly url: string
  readonly pid: number
  /** Milliseconds from the command to the first good answer. */
  readonly startMs: number
  /** How many transfers make its code warm. */
  readonly warm: number
  /** Deploys the token and sends some of it to each of a number of senders. */
  readonly prepare: (bytecode: string, senders: number) => Promise<void>
  /** A transfer, signed now: sending it, and requesting its receipt. */
  readonly transfer: (sender: number, to: string) => readonly Step[]
  /** Requests the balance of a sender. */
  readonly balance: (sender: number) => readonly Step[]
  readonly close: () => Promise<void>
}

/** An address of its own for each number: 20 bytes in hex. */
export const holder = (number: number): string =>
  (0x1000_0000_0000 + number).toString(16).padStart(40, '5')

/** transfer(address,uint256) of one unit. */
export const transferData = (to: string): string =>
  `a9059cbb${to.padStart(64, '0')}${'1'.padStart(64, '0')}`

export async function post<T>(url: string, path: string, body: unknown): Promise<T> {
  const reply = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await reply.json()) as T
}
