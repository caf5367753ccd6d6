/** The calls under /devnet, which a real node has none of: what they promise. */
import { nobodyElse } from '../account.ts'
import type { Bench, Json } from '../bench.ts'
import { type Row, document, rowsOf } from '../row.ts'

const row = rowsOf('control', document('tools/devnet/control.md'), ['control', 'key'])

const transfer = (bench: Bench): Promise<Json> =>
  bench.send('TransferContract', {
    owner_address: bench.payer.address,
    to_address: nobodyElse,
    amount: 1,
  })
const balance = async (bench: Bench): Promise<unknown> =>
  (await bench.wallet('getaccount', { address: nobodyElse }))['balance']

export const controlRows: readonly Row[] = [
  row(
    'accounts',
    'with their keys',
    {
      accounts: (list: unknown) =>
        (list as Json[]).length > 0 &&
        (list as Json[]).every(
          ({ address, privateKey }) =>
            String(address).startsWith('T') && /^[0-9a-f]{64}$/.test(String(privateKey)),
        ),
    },
    (bench) => bench.control('accounts'),
  ),
  row('status', 'returns the head', true, async (bench) => {
    const [{ number }, status] = [await bench.head(), await bench.control('status')]
    return (status['head'] as { number: number }).number === number
  }),
  row('mine', 'makes a number of blocks', 3, async (bench) => {
    const before = await bench.head()
    await bench.control('mine', { blocks: 3 })
    return (await bench.head()).number - before.number
  }),
  row(
    'travel',
    'moves the clock on',
    (seconds: unknown) => Number(seconds) >= 1000 && Number(seconds) < 1100,
    async (bench) => {
      const before = await bench.head()
      await bench.control('travel', { seconds: 1000 })
      return ((await bench.head()).timestamp - before.timestamp) / 1000
    },
  ),
  row('snapshot and revert', 'bring everything back', true, async (bench) => {
    const before = await bench.head()
    const { id } = await bench.control('snapshot')
    await transfer(bench)
    await bench.control('revert', { id })
    return (await bench.head()).id === before.id && (await balance(bench)) === undefined
  }),
  row('reorg', 'replaces blocks by others', true, async (bench) => {
    await bench.control('mine', { blocks: 3 })
    const before = await bench.head()
    await bench.control('reorg', { depth: 2, force: true })
    const after = await bench.head()
    return after.number >= before.number && after.id !== before.id
  }),
  row('faucet', 'gives sun', { balance: 123 }, async (bench) => {
    const account = await bench.fresh(1)
    await bench.control('faucet', { address: account.base58, amount: 122 })
    return bench.wallet('getaccount', { address: account.address })
  }),
  row('setbalance', 'sets sun', { balance: 7 }, async (bench) => {
    const account = await bench.fresh(1)
    await bench.control('setbalance', { address: account.base58, balance: 7 })
    return bench.wallet('getaccount', { address: account.address })
  }),
  row('setcode', 'makes a contract', { runtimecode: '6001' }, async (bench) => {
    await bench.control('setcode', { address: nobodyElse, code: '0x6001' })
    return bench.wallet('getcontractinfo', { value: nobodyElse })
  }),
  row('dumpstate and loadstate', 'bring a state back', { balance: 7 }, async (bench) => {
    const account = await bench.fresh(1)
    await bench.control('setbalance', { address: account.base58, balance: 7 })
    const { result } = await bench.control('dumpstate')
    await bench.control('setbalance', { address: account.base58, balance: 8 })
    await bench.control('loadstate', { state: result })
    return bench.wallet('getaccount', { address: account.address })
  }),
  row('fault: status', 'once', [503, 200], async (bench) => {
    await bench.control('fault', { match: 'getnowblock', kind: 'status', status: 503 })
    return [
      (await bench.post('/wallet/getnowblock')).status,
      (await bench.post('/wallet/getnowblock')).status,
    ]
  }),
  row(
    'fault: 429',
    'as a node without resources',
    { status: 429, text: /lack of computing resources/ },
    async (bench) => {
      await bench.control('fault', { match: 'getnowblock', kind: 'status', status: 429 })
      return bench.post('/wallet/getnowblock')
    },
  ),
  row('fault: wrong JSON', 'does not parse', undefined, async (bench) => {
    await bench.control('fault', { match: 'getnowblock', kind: 'wrongJson' })
    return (await bench.post('/wallet/getnowblock')).json
  }),
  row('fault: disconnect', 'drops the connection', 'fetch failed', async (bench) => {
    await bench.control('fault', { match: 'getnowblock', kind: 'disconnect' })
    try {
      return await bench.post('/wallet/getnowblock')
    } catch (error) {
      return (error as Error).message
    }
  }),
  row(
    'fault: swallow',
    'is accepted and never lands',
    { answer: 'accepted', known: undefined },
    async (bench) => {
      const drawn = await bench.draw('TransferContract', {
        owner_address: bench.payer.address,
        to_address: nobodyElse,
        amount: 1,
      })
      await bench.control('fault', { match: 'broadcasthex', kind: 'swallow' })
      const answer = await bench.offer(drawn)
      return {
        answer,
        known: (await bench.wallet('gettransactionbyid', { value: drawn.id }))['txID'],
      }
    },
  ),
  row('clearfaults', 'ends them', 200, async (bench) => {
    await bench.control('fault', { match: 'getnowblock', kind: 'status', status: 500, times: 5 })
    await bench.control('clearfaults')
    return (await bench.post('/wallet/getnowblock')).status
  }),
  row('another site', 'may not call', 403, async (bench) => {
    const headers = { origin: 'https://elsewhere.example', 'content-type': 'application/json' }
    const answer = await fetch(`${bench.place.url}/devnet/status`, {
      method: 'POST',
      headers,
      body: '{}',
    })
    return answer.status
  }),
]
