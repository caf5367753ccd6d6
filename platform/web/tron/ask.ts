import { runtimeConfig } from '../runtime.ts'

/** The node did not answer, or not with what it should. */
export class NodeFailure extends Error {
  override readonly name = 'NodeFailure'
}

export type Json = Record<string, unknown>

/** Neither a refusal nor an error of the node: nobody replied. */
class Unanswered extends NodeFailure {}

/** One question to the node that our own origin passes on, else to the public one; its answer as it is. */
export async function ask(path: string, body: object): Promise<Json> {
  const { nodeBase, nodePublic } = runtimeConfig()
  try {
    return await askAt(nodeBase, path, body)
  } catch (error) {
    if (nodePublic === null || !(error instanceof Unanswered)) throw error
    return askAt(nodePublic, path, body)
  }
}

/** The same of the public node, without our server; of that behind it where the operator names none. */
export const askNode = (path: string, body: object): Promise<Json> => {
  const { nodeBase, nodePublic } = runtimeConfig()
  return askAt(nodePublic ?? nodeBase, path, body)
}

async function askAt(base: string, path: string, body: object): Promise<Json> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  }
  let reply: Response
  try {
    reply = await fetch(`${base}${path}`, init)
  } catch (error) {
    throw new Unanswered('no answer', { cause: error })
  }
  if (!reply.ok) throw new NodeFailure(`HTTP ${reply.status}`)
  const json = (await reply.json().catch(() => null)) as Json | null
  if (json === null) throw new NodeFailure('no JSON')
  if (typeof json['Error'] === 'string') throw new NodeFailure(json['Error'])
  return json
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Number, id (64 hex digits) and time (ms) of a block; null: the newest. `public`: without our server. */
export async function blockAt(
  number: number | null,
  by: 'server' | 'public' = 'server',
): Promise<{ number: number; id: string; time: number }> {
  const which = number === null ? {} : { id_or_num: String(number) }
  const json = await (by === 'public' ? askNode : ask)('/wallet/getblock', {
    ...which,
    detail: false,
  })
  const header = (json['block_header'] as Json | undefined)?.['raw_data'] as Json | undefined
  const id = textOf(json['blockID'])
  if (!/^[0-9a-f]{64}$/.test(id) || header === undefined) throw new NodeFailure('no block')
  const [height, time] = [header['number'] ?? 0, header['timestamp'] ?? 0]
  if (typeof height !== 'number' || typeof time !== 'number') throw new NodeFailure('no block')
  return { number: height, id, time }
}
