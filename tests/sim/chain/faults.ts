import type { Random } from '#tools/bench/random.ts'
import type { Time } from '../time.ts'
import type { Trace } from '../trace.ts'
import { firstState } from '../contracts/state.ts'
import { type Block, firstBlock, makeBlock, sha256 } from './block.ts'
import type { Chain } from './chain.ts'
import { blockJson, headJson } from './json.ts'
import { type Body, answer } from './node.ts'

/** Ways in which a node returns something false, and how often each occurs. */
export const faults = {
  /** 429 or 5xx. */
  status: 4,
  /** 200, and an error in the body. */
  errorBody: 2,
  /** No call is run, and the words come in hex. */
  busy: 3,
  dropped: 3,
  timeout: 2,
  notJson: 1,
  /** `{}` for what it knows. */
  forgets: 5,
  /** Sees the chain as it was a few blocks ago. */
  behind: 6,
  /** Sees the head that was replaced. */
  stale: 6,
  /** A block of another height, with another parent, a receipt too few or of something else. */
  twisted: 6,
  /** Answers for another chain. */
  elsewhere: 3,
}

/** A load-balanced set of nodes, where one in a number answers falsely. */
export class Node {
  constructor(chain: Chain, random: Random, time: Time, trace: Trace) {
    this.chain = chain
    this.random = random
    this.time = time
    this.trace = trace
    this.other = otherChain()
  }
  private readonly chain: Chain
  private readonly random: Random
  private readonly time: Time
  private readonly trace: Trace
  private readonly other: Block
  /** How likely an answer is at fault. */
  unrest = 0

  /** As `fetch` does it. */
  ask(path: string, body: Body): Response {
    const { random, chain } = this
    const fault = random.chance(this.unrest) ? random.weighted(faults) : null
    if (fault !== null) this.trace.note(`fault ${fault} ${path}`)
    switch (fault) {
      case 'dropped':
        throw new TypeError('fetch failed')
      case 'timeout':
        this.time.pass(8_000)
        throw new DOMException('This operation was aborted', 'AbortError')
      case 'status':
        return response(random.pick([429, 500, 502, 503]), {})
      case 'notJson':
        return response(200, undefined)
      case 'errorBody':
        return response(200, { Error: 'class org.tron.core.exception.StoreException : busy' })
      case 'forgets':
        return response(200, {})
      case 'behind': {
        const { head } = chain
        return this.honest(path, body, chain.at(Math.max(1, head.number - random.between(1, 8)))!)
      }
      case 'stale':
        return this.honest(path, body, chain.stale ?? chain.head)
      case 'busy':
        if (!path.endsWith('constantcontract')) return response(503, {})
        return response(200, {
          result: { code: random.pick(['SERVER_BUSY', 'OTHER_ERROR']), message: '62757379' },
        })
      case 'elsewhere':
        return response(200, this.fromElsewhere(path))
      case 'twisted':
        return response(200, this.twist(structuredClone(answer(chain, chain.head, path, body))))
      case null:
        return this.honest(path, body, chain.head)
    }
  }

  private honest(path: string, body: Body, head: Block): Response {
    return response(200, answer(this.chain, head, path, body))
  }

  private fromElsewhere(path: string): unknown {
    if (path.endsWith('getblock') || path.endsWith('getblockbynum')) return headJson(this.other)
    if (path.endsWith('limitnext')) return { block: [blockJson(this.other)] }
    return {}
  }

  private twist(json: unknown): unknown {
    const { random } = this
    if (Array.isArray(json)) {
      if (json.length === 0) return {}
      const at = random.below(json.length)
      // A receipt too few, or one of another transaction.
      if (random.chance(0.5)) json.splice(at, 1)
      else json[at].id = sha256('another')
      return json
    }
    const whole = json as { block?: HeadJson[]; txID?: string } & Partial<HeadJson>
    const block = whole.block === undefined ? whole : random.pick(whole.block)
    const raw = block.block_header?.raw_data
    if (raw !== undefined && random.chance(0.5)) raw.parentHash = sha256('nobody')
    else if (raw !== undefined) raw.number = (raw.number ?? 0) + random.pick([-1, 1, 3])
    if (whole.txID !== undefined) whole.txID = sha256('another')
    return whole
  }
}

interface HeadJson {
  block_header: { raw_data: { number?: number; parentHash: string } }
}

/** Its body whole, as it comes over no wire. */
const response = (status: number, json: unknown): Response => {
  const text = json === undefined ? '<html>' : JSON.stringify(json)
  return { status, body: [Buffer.from(text)] } as unknown as Response
}

/** A block far up a chain that is not ours. */
function otherChain(): Block {
  const first = firstBlock(firstState(), 1_700_000_000, 'theirs')
  return makeBlock({ ...first, number: 9_999_999 }, 1_900_000_000, [], () => false, 'theirs')
}
