/** JSON-RPC: what is served, in which form, and what is refused with which code. */
import { keccak256 } from '../../crypto.ts'
import { asm, leaving } from '../asm.ts'
import { type Bench, type Json, word } from '../bench.ts'
import { type Row, rowsOf, source } from '../row.ts'

const row = rowsOf('rpc', source('TronJsonRpcImpl, JsonRpcApiUtil'), ['rpc'])

const quantity = /^0x(0|[1-9a-f][0-9a-f]*)$/
const nowhere = `0x${'9e'.repeat(20)}`
const noHash = `0x${'ab'.repeat(32)}`
const text = (message: string | RegExp, code: number) => ({ code, message })
const latestOnly = text('QUANTITY not supported, just support TAG as latest', -32602)
const noTag = text(/^TAG \[earliest \| pending.*\] not supported$/, -32602)

type Line = readonly [method: string, params: readonly unknown[], expected: unknown, name?: string]

const lines: readonly Line[] = [
  ['web3_clientVersion', [], /^TRON\/v/],
  ['web3_sha3', ['0x616263'], `0x${keccak256(Buffer.from('abc')).toString('hex')}`],
  ['net_version', [], quantity],
  ['net_listening', [], (value: unknown) => typeof value === 'boolean'],
  ['net_peerCount', [], quantity],
  ['eth_protocolVersion', [], quantity],
  ['eth_chainId', [], /^0x[0-9a-f]{1,8}$/],
  ['eth_blockNumber', [], quantity],
  ['eth_gasPrice', [], '0x64'],
  ['eth_accounts', [], []],
  ['eth_hashrate', [], '0x0'],
  ['eth_mining', [], (value: unknown) => typeof value === 'boolean'],
  ['eth_syncing', [], (value: unknown) => value === false || typeof value === 'object'],
  ['eth_getBalance', [nowhere, 'latest'], '0x0'],
  ['eth_getBalance', [nowhere, 'pending'], noTag, 'pending'],
  ['eth_getBalance', [nowhere, 'earliest'], noTag, 'earliest'],
  ['eth_getBalance', [nowhere, '0x1'], latestOnly, 'a number'],
  ['eth_getBalance', [nowhere, 'x'], text('invalid block number', -32602), 'nonsense'],
  ['eth_getCode', [nowhere, 'latest'], '0x'],
  ['eth_getCode', [nowhere, '0x1'], latestOnly, 'a number'],
  ['eth_getStorageAt', [nowhere, '0x0', 'latest'], `0x${word(0)}`],
  ['eth_getStorageAt', [nowhere, '0x0', '0x1'], latestOnly, 'a number'],
  ['eth_call', [{ from: nowhere, to: nowhere, data: '0x' }, '0x1'], latestOnly, 'a number'],
  ['eth_getTransactionByHash', [noHash], null],
  ['eth_getTransactionReceipt', [noHash], null],
  ['eth_getTransactionByHash', ['0x12'], text('invalid hash value', -32602), 'a short hash'],
  ['eth_getBlockByHash', [noHash, false], null],
  ['eth_getBlockByHash', ['0x12', false], text('invalid hash value', -32602), 'a short hash'],
  ['eth_getBlockByNumber', ['0xffffffff', false], null, 'to come'],
  [
    'eth_getBlockByNumber',
    ['pending', false],
    text(/TAG pending not supported/, -32602),
    'pending',
  ],
  ['eth_getBlockTransactionCountByNumber', ['0x0'], quantity],
  ['eth_getUncleCountByBlockNumber', ['0x0'], '0x0'],
  [
    'eth_getLogs',
    [{ fromBlock: '0x2', toBlock: '0x1' }],
    text('please verify: fromBlock <= toBlock', -32602),
    'backwards',
  ],
  [
    'eth_getLogs',
    [{ blockHash: noHash }],
    text('invalid blockHash', -32602),
    'of an unknown block',
  ],
  [
    'eth_getLogs',
    [{ blockHash: noHash, fromBlock: '0x1' }],
    text('cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other', -32602),
    'of a block and a range',
  ],
  [
    'eth_getLogs',
    [{ topics: [null, null, null, null, null] }],
    text('topics size should be <= 4', -32602),
    'five topics',
  ],
  ['eth_getLogs', [{ address: '0x12' }], text(/^invalid address/, -32602), 'a short address'],
  ['eth_getFilterChanges', ['0x1'], text('filter not found', -32000), 'unknown'],
  ['eth_uninstallFilter', ['0x1'], text('filter not found', -32000), 'unknown'],
]

const missing: readonly (readonly [method: string, params: readonly unknown[]])[] = [
  ['eth_sendRawTransaction', ['0x00']],
  ['eth_sendTransaction', [{}]],
  ['eth_getTransactionCount', [nowhere, 'latest']],
  ['eth_sign', [nowhere, '0x00']],
  ['eth_signTransaction', [{}]],
  ['eth_getCompilers', []],
  ['eth_submitWork', ['0x0', '0x0', '0x0']],
]

/** A contract that logs one topic and one word. */
const logged = (bench: Bench): Promise<Json> =>
  bench.once('logged', async () => {
    const contract = await bench.contract('logging', leaving(asm('7 0 MSTORE 9 32 0 LOG1')))
    return bench.call(contract)
  })
const hex = (value: unknown): string => `0x${Number(value).toString(16)}`

const sent: readonly Row[] = [
  row(
    'block',
    'by number, as Ethereum shows it',
    {
      hash: /^0x[0-9a-f]{64}$/,
      number: quantity,
      parentHash: /^0x[0-9a-f]{64}$/,
      timestamp: quantity,
      gasLimit: quantity,
      gasUsed: quantity,
      miner: /^0x[0-9a-f]{40}$/,
      transactions: Array.isArray,
      difficulty: '0x0',
      nonce: /^0x/,
      uncles: [],
    },
    (bench) => bench.rpc('eth_getBlockByNumber', ['latest', false]),
  ),
  row('chain id', 'is the genesis block’s last four bytes', true, async (bench) => {
    const { blockID } = (await bench.wallet('getblockbynum', { num: 0 })) as { blockID: string }
    return Number(await bench.rpc('eth_chainId')) === Number.parseInt(blockID.slice(-8), 16)
  }),
  row(
    'balance',
    'in sun',
    true,
    async (bench) => {
      const { balance = 0 } = (await bench.wallet('getaccount', {
        address: bench.payer.address,
      })) as { balance?: number }
      return (
        Number(
          await bench.rpc('eth_getBalance', [`0x${bench.payer.address.slice(2)}`, 'latest']),
        ) === balance
      )
    },
    ['key'],
  ),
  row(
    'code',
    'of a contract',
    `0x${asm('7 0 MSTORE 9 32 0 LOG1')}`,
    async (bench) => {
      const contract = await bench.contract('logging', leaving(asm('7 0 MSTORE 9 32 0 LOG1')))
      return bench.rpc('eth_getCode', [`0x${contract.slice(2)}`, 'latest'])
    },
    ['key'],
  ),
  row(
    'call',
    'answers a word',
    `0x${word(42)}`,
    async (bench) => {
      const contract = await bench.contract('answering', leaving(asm('42 0 MSTORE 32 0 RETURN')))
      return bench.rpc('eth_call', [
        { from: nowhere, to: `0x${contract.slice(2)}`, data: '0x00' },
        'latest',
      ])
    },
    ['key'],
  ),
  row(
    'estimate',
    'is the energy, or a little more',
    (energy: unknown) => Number(energy) >= 16 && Number(energy) <= 10_016,
    async (bench) => {
      const contract = await bench.contract('answering', leaving(asm('42 0 MSTORE 32 0 RETURN')))
      return bench.rpc('eth_estimateGas', [
        { from: `0x${bench.payer.address.slice(2)}`, to: `0x${contract.slice(2)}`, data: '0x00' },
      ])
    },
    ['key'],
  ),
  row(
    'receipt',
    'as Ethereum shows it',
    {
      status: '0x1',
      transactionHash: /^0x[0-9a-f]{64}$/,
      blockHash: /^0x[0-9a-f]{64}$/,
      blockNumber: quantity,
      from: /^0x[0-9a-f]{40}$/,
      to: /^0x[0-9a-f]{40}$/,
      gasUsed: quantity,
      effectiveGasPrice: '0x64',
      logs: [{ topics: [`0x${word(9)}`], data: `0x${word(7)}` }],
    },
    async (bench) =>
      bench.rpc('eth_getTransactionReceipt', [`0x${String((await logged(bench))['id'])}`]),
    ['key'],
  ),
  row(
    'transaction',
    'as Ethereum shows it',
    {
      hash: /^0x[0-9a-f]{64}$/,
      from: /^0x[0-9a-f]{40}$/,
      to: /^0x[0-9a-f]{40}$/,
      value: '0x0',
      gasPrice: '0x64',
      blockNumber: quantity,
    },
    async (bench) =>
      bench.rpc('eth_getTransactionByHash', [`0x${String((await logged(bench))['id'])}`]),
    ['key'],
  ),
  row(
    'logs',
    'of an address, in a range',
    [
      {
        address: /^0x[0-9a-f]{40}$/,
        topics: [`0x${word(9)}`],
        data: `0x${word(7)}`,
        blockNumber: quantity,
        logIndex: '0x0',
        removed: false,
      },
    ],
    async (bench) => {
      const { blockNumber, contract_address: contract } = await logged(bench)
      const range = { fromBlock: hex(blockNumber), toBlock: hex(blockNumber) }
      return bench.rpc('eth_getLogs', [{ ...range, address: `0x${String(contract).slice(2)}` }])
    },
    ['key'],
  ),
  row(
    'logs by topic',
    'of the same block',
    [{ topics: [`0x${word(9)}`] }],
    async (bench) => {
      const { blockNumber, contract_address: contract } = await logged(bench)
      const range = { fromBlock: hex(blockNumber), toBlock: hex(blockNumber) }
      return bench.rpc('eth_getLogs', [
        {
          ...range,
          address: `0x${String(contract).slice(2)}`,
          topics: [[`0x${word(8)}`, `0x${word(9)}`]],
        },
      ])
    },
    ['key'],
  ),
  row(
    'logs by another topic',
    'are none',
    [],
    async (bench) => {
      const { blockNumber, contract_address: contract } = await logged(bench)
      const range = { fromBlock: hex(blockNumber), toBlock: hex(blockNumber) }
      return bench.rpc('eth_getLogs', [
        { ...range, address: `0x${String(contract).slice(2)}`, topics: [`0x${word(8)}`] },
      ])
    },
    ['key'],
  ),
  row(
    'a range of more than 5,000',
    'is refused',
    { code: -32602, message: 'exceed max block range: 5000' },
    async (bench) => {
      for (let left = 5010; left > 0; left -= 1670) await bench.control('mine', { blocks: 1670 })
      return bench.rpc('eth_getLogs', [{ fromBlock: '0x1', toBlock: 'latest' }])
    },
    ['control'],
  ),
  row('a filter', 'can be made, asked and ended', { changes: [], gone: true }, async (bench) => {
    const id = await bench.rpc('eth_newFilter', [{}])
    const changes = await bench.rpc('eth_getFilterChanges', [id])
    return { changes, gone: await bench.rpc('eth_uninstallFilter', [id]) }
  }),
  row(
    'buildTransaction',
    'draws up a transfer',
    { transaction: { txID: /^[0-9a-f]{64}$/ } },
    async (bench) =>
      bench.rpc('buildTransaction', [
        { from: `0x${bench.payer.address.slice(2)}`, to: nowhere, value: '0x1' },
      ]),
    ['key'],
  ),
  row(
    'a batch',
    'is answered as a list',
    [
      { id: 1, result: '0x64' },
      { id: 2, result: '0x0' },
    ],
    async (bench) => {
      const ask = (id: number, method: string) => ({ jsonrpc: '2.0', id, method, params: [] })
      return (await bench.post('/jsonrpc', [ask(1, 'eth_gasPrice'), ask(2, 'eth_hashrate')])).json
    },
  ),
  row('an unknown method', 'is not found', { code: -32601 }, (bench) => bench.rpc('no_such')),
]

export const rpcRows: readonly Row[] = [
  ...lines.map(([method, params, expected, name]) =>
    row(
      name === undefined ? method : `${method}: ${name}`,
      JSON.stringify(params),
      expected,
      (bench) => bench.rpc(method, params),
    ),
  ),
  ...missing.map(([method, params]) =>
    row(
      `${method} is none`,
      'declared and not there',
      text(`the method ${method} does not exist/is not available`, -32601),
      (bench) => bench.rpc(method, params),
    ),
  ),
  ...sent,
]
