/** Blocks, receipts, logs and calls as JSON-RPC shows them. */
import { asm, leaving } from '../asm.ts'
import type { Bench, Json } from '../bench.ts'
import { word } from '../words.ts'
import type { Row } from '../row.ts'
import { answeringContract, answeringEnergy } from './answering.ts'
import { nowhere, quantity, row } from './rpc-asking.ts'

const logging = asm('7 0 MSTORE 9 32 0 LOG1')
const loggingContract = (bench: Bench): Promise<string> =>
  bench.contract('logging', leaving(logging))
const logged = (bench: Bench): Promise<Json> =>
  bench.once('logged', async () => bench.call(await loggingContract(bench)))
const hex = (value: unknown): string => `0x${Number(value).toString(16)}`

export const sent: readonly Row[] = [
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
    `0x${logging}`,
    async (bench) => {
      const contract = await loggingContract(bench)
      return bench.rpc('eth_getCode', [`0x${contract.slice(2)}`, 'latest'])
    },
    ['key'],
  ),
  row(
    'call',
    'answers a word',
    `0x${word(42)}`,
    async (bench) => {
      const contract = await answeringContract(bench)
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
    (energy: unknown) =>
      Number(energy) >= answeringEnergy && Number(energy) <= answeringEnergy + 10_000,
    async (bench) => {
      const contract = await answeringContract(bench)
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
  row('a filter', 'can be made, read and ended', { changes: [], gone: true }, async (bench) => {
    const id = await bench.rpc('eth_newFilter', [{}])
    const changes = await bench.rpc('eth_getFilterChanges', [id])
    return { changes, gone: await bench.rpc('eth_uninstallFilter', [id]) }
  }),
  row(
    'buildTransaction',
    'builds a transfer',
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
