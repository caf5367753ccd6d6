import type { Address } from '#platform/std/address.ts'
import type { OrderTicket, OrderView } from '#platform/std/order.ts'

import { tokenOf } from './process.ts'
import type { World } from './world.ts'

export interface Reply {
  readonly status: number
  readonly code: string
  readonly msg: string
  readonly data: unknown
}

/** A call over HTTP as a browser makes it; null where no reply came. */
export async function post(
  world: World,
  who: Address,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<Reply | null> {
  const { server, random, store, trace } = world
  if (server === null) return null
  const faults = store.faults
  const answer = server.http.inject({
    method: 'POST',
    url: path,
    headers: { token: tokenOf(who), 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
  const reply = await Promise.race([answer, server.life.over])
  if (reply === undefined) return null
  const json = reply.json<Omit<Reply, 'status'>>()
  trace.note(`reply ${path} ${reply.statusCode} ${json.code}`)
  if (reply.statusCode === 500 && store.faults === faults) world.blame(`${path}: ${json.code}`)
  // On its way back it may be lost.
  return random.chance(0.06) ? null : { ...json, status: reply.statusCode }
}

const mayPass = ({ status }: Reply): boolean => status === 500 || status === 503

/** The same request until it is answered, a few times; null where it was refused or abandoned. */
export async function before(
  world: World,
  who: Address,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<OrderTicket | null> {
  const { random, schedule, book } = world
  const requestId = random.uuid()
  const asked = async (): Promise<OrderTicket | null> => {
    for (let attempt = 0; attempt < 4;) {
      const reply = await post(world, who, path, { ...form, requestId })
      if (reply?.status === 200) {
        const ticket = reply.data as OrderTicket
        const wrong = book.input(who, requestId, ticket)
        if (wrong !== null) world.blame(wrong)
        return ticket
      }
      if (reply !== null && !mayPass(reply)) return null
      const { server } = world
      if (reply?.code === 'NOT_READY') await Promise.race([server?.ready, server?.life.over])
      await schedule.gate('requests again')
    }
    return null
  }
  // A double click: the same request twice at once.
  if (!random.chance(0.2)) return asked()
  const [first, second] = await Promise.all([asked(), asked()])
  return first ?? second
}

/** Submits a hash to the server; returns the server's result. */
export async function after(
  world: World,
  who: Address,
  path: string,
  hint: { orderId: string; txHash: string },
): Promise<Reply | null> {
  const { book } = world
  const wasDone = book.get(hint.orderId)?.done ?? null
  const reply = await post(world, who, path, hint)
  if (reply?.status === 200) {
    const wrong = book.seen(reply.data as OrderView, wasDone)
    if (wrong !== null) world.blame(wrong)
  }
  return reply
}
