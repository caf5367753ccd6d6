/** Known keys, transactions and signatures, with what a client and a node make of them. */
import { TronWeb, utils } from 'tronweb'
import { asm } from '../asm.ts'
import { type Bench, type Json, word } from '../bench.ts'
import { type Row, rowsOf, run } from '../row.ts'
import { created2 } from './addresses.ts'

const row = rowsOf('vector', run('TronWeb 6.5.1'))

const key = `${'0'.repeat(63)}1`
const owner = '417e5f4552091a69125d5dfcb7b8c2659029395bdf'
const base58 = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC'
const usdt = '41a614f803b6fd780986a42c78ec9c7f77e6ded13c'
const frame = {
  ref_block_bytes: '0001',
  ref_block_hash: '0123456789abcdef',
  expiration: 1_700_000_060_000,
  timestamp: 1_700_000_000_000,
}

const transfer = {
  visible: false,
  txID: '801e4f2dd0651b53639432def9db43e89d85028cd6a6099c1f4889b10fd35d93',
  raw_data_hex:
    '0a02000122080123456789abcdef40e0a499ffbc315a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15417e5f4552091a69125d5dfcb7b8c2659029395bdf121541a614f803b6fd780986a42c78ec9c7f77e6ded13c18c0843d7080d095ffbc31',
  raw_data: {
    ...frame,
    contract: [
      {
        type: 'TransferContract',
        parameter: {
          type_url: 'type.googleapis.com/protocol.TransferContract',
          value: { owner_address: owner, to_address: usdt, amount: 1_000_000 },
        },
      },
    ],
  },
  signature: [
    'eb248ef74f9a1f31d4b70246ec9fb8ec8100b79489d70a281cd05a4292263caf1f717c8b36cd8980353799b4d7088dc03836de901e9e3bb646ab9c638a5e0c771C',
  ],
}

const call = {
  visible: false,
  txID: '1308e2eec732897edce10315e6cec64c4521506b821a2cca20e51c926f4228ca',
  raw_data: {
    ...frame,
    fee_limit: 100_000_000,
    contract: [
      {
        type: 'TriggerSmartContract',
        parameter: {
          type_url: 'type.googleapis.com/protocol.TriggerSmartContract',
          value: {
            owner_address: owner,
            contract_address: usdt,
            data: `a9059cbb${word(owner.slice(2))}${word(1)}`,
          },
        },
      },
    ],
  },
}

const deployment = {
  visible: false,
  txID: 'bc015b41100f13505d00f4845a52e9b0c1523aeb5debf369527af23a238424b0',
  raw_data: {
    ...frame,
    fee_limit: 100_000_000,
    contract: [
      {
        type: 'CreateSmartContract',
        parameter: {
          type_url: 'type.googleapis.com/protocol.CreateSmartContract',
          value: {
            owner_address: owner,
            new_contract: {
              origin_address: owner,
              abi: {},
              bytecode: '6000600055',
              consume_user_resource_percent: 100,
              name: 'X',
              origin_energy_limit: 10_000_000,
            },
          },
        },
      },
    ],
  },
}

const hexOf = (value: { raw_data: unknown }): string =>
  utils.transaction.txPbToRawDataHex(utils.transaction.txJsonToPb(value as never))
const idOf = (value: { raw_data: unknown }): string =>
  utils.transaction.txPbToTxID(utils.transaction.txJsonToPb(value as never)).replace(/^0x/, '')

const hello = {
  digest: 'a07d8e5b946cc0416662f5420751673680809e5f10313e20c7c5badb0ef4226d',
  signature:
    '0x1eb45a12a27653b832e450d0fc72b86e70b899fe7bcd2c573144f96d8c84aec72ad5057fa7ab80054ee06851b8209ce1957b45f6668c753247976cecad05109c1b',
}

const digestOf = (message: string): string =>
  `0x${Buffer.from(utils.message.hashMessage(message).replace(/^0x/, ''), 'hex').toString('hex')}`

/** What a client computes: no node is asked. */
const clients: readonly Row[] = [
  row(
    'address of key 1',
    'hex',
    owner,
    async () => utils.address.fromPrivateKey(key) && utils.address.toHex(base58).toLowerCase(),
  ),
  row('address of key 1, base58', 'base58', base58, async () => utils.address.fromPrivateKey(key)),
  row('transfer: bytes', 'canonical protobuf', transfer.raw_data_hex, async () =>
    hexOf(transfer).toLowerCase(),
  ),
  row('transfer: txID', 'sha256 of them', transfer.txID, async () => idOf(transfer)),
  row('transfer: signature', 'of the txID', transfer.signature[0], async () =>
    utils.crypto.ECKeySign(
      utils.code.hexStr2byteArray(transfer.txID),
      utils.code.hexStr2byteArray(key),
    ),
  ),
  row('call: txID', 'with a fee limit', call.txID, async () => idOf(call)),
  row('call: end of the bytes', 'fee_limit is field 18', /900180c2d72f$/, async () =>
    hexOf(call).toLowerCase(),
  ),
  row('deployment: txID', 'with an empty ABI', deployment.txID, async () => idOf(deployment)),
  row(
    'CREATE2',
    'of the key’s address, salt 0, code 6000',
    '41e8b3984e8e0a1313fd08a89447be6fb15c711c4a',
    async () => created2(owner, word(0), '6000'),
  ),
  row('message: digest of hello', 'of signMessageV2', `0x${hello.digest}`, async () =>
    digestOf('hello'),
  ),
  row(
    'message: digest of héllo',
    'six bytes of UTF-8',
    '0x28984009d1e2a0f619b42480b94bcabb9aefb97f96221214d42b1bd268a8622f',
    async () => digestOf('héllo'),
  ),
  row(
    'message: digest of 0x1234',
    'the text, not the bytes',
    '0x93715ba0420455f2d191066db82ca98e53e89a7cc3a7689181ec8d9c3b66fffc',
    async () => digestOf('0x1234'),
  ),
  row('message: signature', 'of hello', hello.signature, async () =>
    utils.message.signMessage('hello', key),
  ),
  row('message: signer', 'is recovered', base58, async () =>
    utils.message.verifyMessage('hello', hello.signature),
  ),
  row('message: last byte 00', 'is taken for 1b', base58, async () =>
    utils.message.verifyMessage('hello', `${hello.signature.slice(0, -2)}00`),
  ),
  row(
    'message: another text',
    'gives another address and does not throw',
    (signer: unknown) => typeof signer === 'string' && signer !== base58,
    async () => utils.message.verifyMessage('other', hello.signature),
  ),
  row('message: short signature', 'throws', /invalid raw signature length/, async () => {
    try {
      return utils.message.verifyMessage('hello', '0x1234')
    } catch (error) {
      return (error as Error).message
    }
  }),
  row(
    'typed data',
    'TIP-712 with the address as twenty bytes',
    '0xf6991c3d30dc590e37874c0a56e49e497f5a29a4c1f8e10e536084d59d63ee05',
    async () =>
      utils._TypedDataEncoder.hash(
        {
          name: 'X',
          version: '1',
          chainId: 728_126_428,
          verifyingContract: TronWeb.address.fromHex(usdt),
        },
        {
          M: [
            { name: 'a', type: 'address' },
            { name: 'v', type: 'uint256' },
          ],
        },
        { a: base58, v: 1 },
      ),
  ),
]

/** Only of an account that is there. */
async function approved(bench: Bench, transaction: object): Promise<Json> {
  await bench.once('account of key 1', async () => {
    const { address } = await bench.wallet('getaccount', { address: owner })
    const value = { owner_address: bench.payer.address, to_address: owner, amount: 1 }
    if (address === undefined) await bench.send('TransferContract', value)
  })
  return bench.wallet('getapprovedlist', transaction as Json)
}

const atNode = rowsOf('vector', run('TronWeb 6.5.1'), ['key'])

/** What a node computes of the same. */
const nodes: readonly Row[] = [
  atNode(
    'transfer: signer, by the node',
    'getapprovedlist recovers it',
    { approved_list: [owner] },
    (bench) => approved(bench, transfer),
  ),
  atNode(
    'transfer: txID, by the node',
    'a broadcast long expired tells the txID',
    { txid: transfer.txID, code: 'TRANSACTION_EXPIRATION_ERROR' },
    (bench) => bench.wallet('broadcasttransaction', transfer),
  ),
  atNode(
    'transfer: bytes, by the node',
    'getapprovedlist shows them',
    { transaction: { transaction: { raw_data_hex: transfer.raw_data_hex } } },
    (bench) => approved(bench, transfer),
  ),
  atNode(
    'call: txID, by the node',
    'getapprovedlist shows it',
    { transaction: { transaction: { txID: call.txID } } },
    (bench) => approved(bench, call),
  ),
  atNode(
    'deployment: address, by the node',
    'a deployment shows where it would lie',
    {
      transaction: {
        transaction: { contract_address: '415e5e5fc4cb6034ae0f38ba2df66f0292a6aeb9fc' },
      },
    },
    (bench) => approved(bench, deployment),
  ),
  atNode(
    'message: signer, by ecrecover',
    'a contract recovers who signed hello',
    { constant_result: [word(owner)] },
    (bench) => {
      const rs = hello.signature.slice(2, 130)
      const data = asm(
        `0x${hello.digest} 0 MSTORE 27 32 MSTORE 0x${rs.slice(0, 64)} 64 MSTORE 0x${rs.slice(64)} 96 MSTORE ` +
          '32 0 128 0 1 GAS STATICCALL 32 0 RETURN',
      )
      return bench.constant({ data })
    },
  ),
]

export const vectorRows: readonly Row[] = [...clients, ...nodes]
