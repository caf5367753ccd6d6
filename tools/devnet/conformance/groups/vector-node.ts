/** What a node computes of the same. */
import { asm } from '../asm.ts'
import type { Bench, Json } from '../bench.ts'
import { word } from '../words.ts'
import { type Row, rowsOf, run } from '../row.ts'
import { call, deployment, hello, owner, transfer } from './known.ts'

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

export const nodes: readonly Row[] = [
  atNode(
    'transfer: signer, by the node',
    'getapprovedlist recovers it',
    { approved_list: [owner] },
    (bench) => approved(bench, transfer),
  ),
  atNode(
    'transfer: txID, by the node',
    'a broadcast long expired returns the txID',
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
