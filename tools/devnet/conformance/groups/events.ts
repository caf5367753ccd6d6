/** Pages of events under /v1, as the event server has them and TronWeb requests them. */
import { utils } from 'tronweb'
import { keccak256 } from '../../crypto.ts'
import { asm, leaving } from '../asm.ts'
import { nobody } from '../account.ts'
import type { Bench, Json } from '../bench.ts'
import { word } from '../words.ts'
import { type Row, document, rowsOf } from '../row.ts'

const row = rowsOf('event', document('TronGrid v1, TronWeb lib/event.ts'), ['key', 'events'])

const signature = keccak256(Buffer.from('Happened(address,uint256)')).toString('hex')
/** Logs Happened(caller, 7). */
const happening = leaving(asm(`7 0 MSTORE CALLER 0x${signature} 32 0 LOG2`))
const abi = {
  entrys: [
    {
      type: 3,
      name: 'Happened',
      inputs: [
        { indexed: 1, name: 'who', type: 'address' },
        { name: 'value', type: 'uint256' },
      ],
    },
  ],
}

interface Scene {
  readonly contract: string
  readonly first: Json
  readonly second: Json
}
const scene = (bench: Bench): Promise<Scene> =>
  bench.once('happenings', async () => {
    const { contract_address: contract = '' } = await bench.deploy(happening, { abi })
    return { contract, first: await bench.call(contract), second: await bench.call(contract) }
  })

interface Page {
  readonly success: boolean
  readonly data: readonly Json[]
  readonly meta: Json
}
const page = async (bench: Bench, query: Record<string, string> = {}): Promise<Page> => {
  const { contract } = await scene(bench)
  return (await bench.get(`/v1/contracts/${utils.address.fromHex(contract)}/events`, query))
    .json as Page
}

export const eventRows: readonly Row[] = [
  row(
    'of a contract',
    'newest first, decoded',
    {
      success: true,
      data: [
        {
          event_name: 'Happened',
          event: 'Happened(address indexed who, uint256 value)',
          block_number: Number.isInteger,
          block_timestamp: Number.isInteger,
          contract_address: /^T/,
          event_index: 0,
          transaction_id: /^[0-9a-f]{64}$/,
          result: { '0': /^0x[0-9a-f]{40}$/, '1': '7', who: /^0x[0-9a-f]{40}$/, value: '7' },
          result_type: { who: 'address', value: 'uint256' },
        },
        { event_name: 'Happened' },
      ],
      meta: { page_size: 2 },
    },
    (bench) => page(bench),
  ),
  row('in order', 'newest first by default', true, async (bench) => {
    const { first, second } = await scene(bench)
    const ids = async (query: Record<string, string>): Promise<unknown[]> =>
      (await page(bench, query)).data.map((each) => each['transaction_id'])
    const [down, up] = [await ids({}), await ids({ order_by: 'block_timestamp,asc' })]
    return down[0] === second['id'] && down[1] === first['id'] && up[0] === first['id']
  }),
  row('by name', 'of the event', { data: [{}, {}] }, (bench) =>
    page(bench, { event_name: 'Happened' }),
  ),
  row('by another name', 'are none', { success: true, data: [], meta: { page_size: 0 } }, (bench) =>
    page(bench, { event_name: 'Nothing' }),
  ),
  row('by page', 'with a fingerprint for the next', true, async (bench) => {
    const one = await page(bench, { limit: '1' })
    const two = await page(bench, { limit: '1', fingerprint: String(one.meta['fingerprint']) })
    return (
      one.data.length === 1 &&
      two.data.length === 1 &&
      one.data[0]?.['transaction_id'] !== two.data[0]?.['transaction_id']
    )
  }),
  row('by link', 'that the page before has', true, async (bench) => {
    const one = await page(bench, { limit: '1' })
    const { next } = one.meta['links'] as { next: string }
    const two = (await bench.get(next.replace(/^https?:\/\/[^/]+/, ''))).json as typeof one
    return (
      two.data.length === 1 &&
      two.meta['links'] === undefined &&
      one.data[0]?.['transaction_id'] !== two.data[0]?.['transaction_id']
    )
  }),
  row('of an address', 'in hex, with 41 or 0x', [2, 2], async (bench) => {
    const { contract } = await scene(bench)
    const of = async (form: string): Promise<number> => {
      const { json } = await bench.get(`/v1/contracts/${form}/events`)
      return (json as { data: unknown[] }).data.length
    }
    return [await of(`41${contract.slice(2)}`), await of(`0x${contract.slice(2)}`)]
  }),
  row('by block', 'of its number', { data: [{ event_name: 'Happened' }] }, async (bench) => {
    const { first } = await scene(bench)
    return (await bench.get(`/v1/blocks/${String(first['blockNumber'])}/events`)).json
  }),
  row('by transaction', 'of its id', { data: [{ event_name: 'Happened' }] }, async (bench) => {
    const { first } = await scene(bench)
    return (await bench.get(`/v1/transactions/${String(first['id'])}/events`)).json
  }),
  row(
    'of the latest block',
    'is a page',
    { success: true, data: Array.isArray },
    async (bench) => (await bench.get('/v1/blocks/latest/events')).json,
  ),
  row('from a time on', 'that is to come', { data: [] }, (bench) =>
    page(bench, { min_block_timestamp: String(Date.now() + 1e12) }),
  ),
  row('up to a time', 'long ago', { data: [] }, (bench) =>
    page(bench, { max_block_timestamp: '1' }),
  ),
  row(
    'of nobody',
    'are none',
    { success: true, data: [] },
    async (bench) =>
      (await bench.get(`/v1/contracts/${utils.address.fromHex(nobody)}/events`)).json,
  ),
  row(
    'raw',
    'the same is in the receipt, without 41',
    {
      log: [
        { address: /^[0-9a-f]{40}$/, topics: [signature, /^0{24}[0-9a-f]{40}$/], data: word(7) },
      ],
    },
    async (bench) => (await scene(bench)).first,
  ),
  row(
    'health',
    'is requested by TronWeb’s isConnected',
    200,
    async (bench) => (await bench.get('/healthcheck')).status,
  ),
]
