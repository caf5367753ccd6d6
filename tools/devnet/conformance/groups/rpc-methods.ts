/** Methods with what they answer on any network, and those that are declared and not there. */
import { keccak256 } from '../../crypto.ts'
import { word } from '../words.ts'
import type { Row } from '../row.ts'
import { latestOnly, noHash, noTag, nowhere, quantity, row, text, unmapped } from './rpc-asking.ts'

type Line = readonly [method: string, params: readonly unknown[], expected: unknown, name?: string]

const lines: readonly Line[] = [
  ['web3_clientVersion', [], /^TRON\/v/],
  ['web3_sha3', ['0x616263'], `0x${keccak256(Buffer.from('abc')).toString('hex')}`],
  ['net_version', [], /^0x[0-9a-f]{8}$/],
  ['net_listening', [], (value: unknown) => typeof value === 'boolean'],
  ['net_peerCount', [], quantity],
  ['eth_protocolVersion', [], quantity],
  ['eth_chainId', [], /^0x[0-9a-f]{8}$/],
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
  ['eth_getLogs', [{ limit: '0x1' }], unmapped, 'an unknown field'],
  ['eth_getLogs', [{ topics: noHash }], unmapped, 'topics that are no list'],
  ['eth_newFilter', [{ fromBlock: {} }], unmapped, 'an object for a number'],
  [
    'eth_getLogs',
    [{ blockHash: noHash, fromBlock: null }],
    text('invalid blockHash', -32602),
    'of a block and no range',
  ],
  ['eth_call', [{ to: nowhere, type: '0x2' }, 'latest'], unmapped, 'an unknown field'],
  ['eth_call', [{ to: nowhere, accessList: [] }, 'latest'], unmapped, 'an access list'],
  ['eth_call', [{ to: [nowhere] }, 'latest'], unmapped, 'a list for an address'],
  ['eth_estimateGas', [{ to: nowhere, maxFeePerGas: '0x1' }], unmapped, 'an unknown field'],
  ['buildTransaction', [{ from: nowhere, chainId: '0x1' }], unmapped, 'an unknown field'],
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

export const methods: readonly Row[] = [
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
]
