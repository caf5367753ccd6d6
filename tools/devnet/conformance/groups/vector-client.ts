/** What a client computes of known transactions: no node is called. */
import { TronWeb, utils } from 'tronweb'
import { word } from '../words.ts'
import { type Row, rowsOf, run } from '../row.ts'
import { created2 } from './addresses.ts'
import { base58, call, deployment, hello, key, owner, transfer, usdt } from './known.ts'

const row = rowsOf('vector', run('TronWeb 6.5.1'))

const hexOf = (value: { raw_data: unknown }): string =>
  utils.transaction.txPbToRawDataHex(utils.transaction.txJsonToPb(value as never))
const idOf = (value: { raw_data: unknown }): string =>
  utils.transaction.txPbToTxID(utils.transaction.txJsonToPb(value as never)).replace(/^0x/, '')

const digestOf = (message: string): string =>
  `0x${Buffer.from(utils.message.hashMessage(message).replace(/^0x/, ''), 'hex').toString('hex')}`

export const clients: readonly Row[] = [
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
